import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { defaultColours } from './defaultColours.ts';
import { type ColourToken, deriveColours, type HostColours, type Mode } from './deriveColours.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const names = Object.keys(defaultColours) as (keyof HostColours)[];
const anyHost: fc.Arbitrary<HostColours> = fc
  .tuple(...names.map(() => anyColour))
  .map((colours) => Object.fromEntries(names.map((name, index) => [name, colours[index]])) as unknown as HostColours)
  // Theme backgrounds are light, as the branding screen requires; all other colors are arbitrary.
  .map((host) => ({ ...host, background: '#f6f7f9', background2: '#eef0f4' }));

const words: ColourToken[] = [
  'text',
  'textMuted',
  'primaryText',
  'errorText',
  'answeredText',
  'missedText',
  'abandonedText',
];
const grounds: ColourToken[] = ['background', 'surface', 'raised', 'sunken'];

test.each<Mode>(['light', 'dark'])('words read on every ground in %s, whatever the brand', (mode) => {
  fc.assert(
    fc.property(anyHost, (host) => {
      const colours = deriveColours(host, mode);
      for (const word of words)
        for (const ground of grounds)
          expect(contrast(colours[word], colours[ground]), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each<Mode>(['light', 'dark'])('labels of badges, buttons and the menu read in %s', (mode) => {
  fc.assert(
    fc.property(anyHost, (host) => {
      const colours = deriveColours(host, mode);
      const pairs: [ColourToken, ColourToken][] = [
        ['onPrimary', 'primary'],
        ['onPrimary', 'primaryHover'],
        ['onError', 'error'],
        ['answeredText', 'answeredSoft'],
        ['missedText', 'missedSoft'],
        ['menuText', 'menu'],
        ['menuText', 'menuActive'],
        ['textMuted', 'hover'],
      ];
      for (const [front, ground] of pairs)
        expect(contrast(colours[front], colours[ground]), `${front} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
