import { defaultColours } from '#values/defaultColours.ts';

/** The theme of the demo's reseller. Browsers resolve every name below `localhost` to this machine. */
export const demoBrand = {
  host: 'harbour.localhost',
  title: 'Harbour Calls',
  colours: {
    ...defaultColours,
    primary: '#0b7285',
    accent: '#c2570c',
    blue: '#0c6fb5',
    menu: '#0b2f3a',
    menuDark: '#134556',
    menuText: '#e3f1f4',
    background: '#f5f8f8',
    background2: '#ebf1f1',
  },
};
