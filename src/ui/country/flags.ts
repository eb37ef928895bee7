/** One shape: a path on an 18 × 13 grid and its color. */
export type Paint = readonly [path: string, colour: string];

const all = 'M0 0h18v13H0z';
const white = '#ffffff';
const navy = '#012169';
const crimson = '#c8102e';

const union: readonly Paint[] = [
  ['M0 0h9v6.5H0z', navy],
  ['m0 0 9 6.5m0-6.5L0 6.5', 'stroke'],
  ['M3.7 0h1.6v6.5H3.7zM0 2.45h9v1.6H0z', white],
  ['M4.05 0h.9v6.5h-.9zM0 2.8h9v.9H0z', crimson],
];

/**
 * Flags of our own, simplified for 18 × 13 pixels: Windows has no flag emoji, and an image per country would cost a
 * request per row. Countries without one show their code.
 */
export const flags: Readonly<Record<string, readonly Paint[]>> = {
  AU: [
    [all, navy],
    ...union,
    [
      'M4.5 8.5l.6 1.2 1.3-.3-.6 1.2 1 .8-1.3.3v1.3l-1-.8-1 .8v-1.3l-1.3-.3 1-.8-.6-1.2 1.3.3zM13 1.5l.4.9.9-.1-.5.8.5.8-.9-.1-.4.9-.4-.9-.9.1.5-.8-.5-.8.9.1zm0 7.5.4.9.9-.1-.5.8.5.8-.9-.1-.4.9-.4-.9-.9.1.5-.8-.5-.8.9.1zm-2.5-3.5.4.9.9-.1-.5.8.5.8-.9-.1-.4.9-.4-.9-.9.1.5-.8-.5-.8.9.1zm5-1 .4.9.9-.1-.5.8.5.8-.9-.1-.4.9-.4-.9-.9.1.5-.8-.5-.8.9.1z',
      white,
    ],
  ],
  NZ: [
    [all, '#00247d'],
    ...union,
    [
      'M13 1.5l.5 1.1 1.2-.1-.7.9.7 1-1.2-.1-.5 1.1-.5-1.1-1.2.1.7-1-.7-.9 1.2.1zm0 7 .5 1.1 1.2-.1-.7.9.7 1-1.2-.1-.5 1.1-.5-1.1-1.2.1.7-1-.7-.9 1.2.1zm-2.5-3 .4.8.9-.1-.5.8.5.7-.9-.1-.4.8-.4-.8-.9.1.5-.7-.5-.8.9.1zm5-1 .4.8.9-.1-.5.8.5.7-.9-.1-.4.8-.4-.8-.9.1.5-.7-.5-.8.9.1z',
      '#cc142b',
    ],
  ],
  GB: [
    [all, navy],
    ['M0 0l18 13M18 0 0 13', 'stroke'],
    ['M7.3 0h3.4v13H7.3zM0 4.8h18v3.4H0z', white],
    ['M8 0h2v13H8zM0 5.5h18v2H0z', crimson],
  ],
  US: [
    [all, white],
    ['M0 0h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0z', '#b22234'],
    ['M0 0h8v7H0z', '#3c3b6e'],
    [
      'M1.5 1.2h.8V2h-.8zm2 0h.8V2h-.8zm2 0h.8V2h-.8zm-3 1.6h.8v.8h-.8zm2 0h.8v.8h-.8zm-3 1.6h.8v.8h-.8zm2 0h.8v.8h-.8zm2 0h.8v.8h-.8z',
      white,
    ],
  ],
  SG: [
    [all, white],
    ['M0 0h18v6.5H0z', '#ef3340'],
    [
      'M4.2 1a2.3 2.3 0 1 0 0 4.5 2.7 2.7 0 0 1 0-4.5zM6 1.5h.8v.8H6zm-1 1.4h.8v.8H5zm2 0h.8v.8H7zM5.4 4.3h.8v.8h-.8zm1.3 0h.8v.8h-.8z',
      white,
    ],
  ],
  MY: [
    [all, white],
    ['M0 0h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0zm0 2h18v1H0z', '#cc0000'],
    ['M0 0h9v7H0z', '#010066'],
    [
      'M4 1.3a2.3 2.3 0 1 0 0 4.4 2.7 2.7 0 0 1 0-4.4zM6.2 2l.4 1 1-.3-.5.8.5.8-1-.2-.4 1-.4-1-1 .2.5-.8-.5-.8 1 .3z',
      '#ffcc00',
    ],
  ],
  IT: [
    ['M0 0h6v13H0z', '#008c45'],
    ['M6 0h6v13H6z', '#f4f5f0'],
    ['M12 0h6v13h-6z', '#cd212a'],
  ],
};
