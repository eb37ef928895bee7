import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, test } from 'vitest';
import { phoneCountries } from '#values/phoneTyping.ts';
import { searchedDigits } from './searchedNumber.ts';

const numbers = phoneCountries.flatMap((country) => getExampleNumber(country, examples) ?? []);

test('a search in any writing is a part of the stored number', () => {
  const wrapping = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => `tel:${text}`,
    (text) => `\u202A${text}\u202C`,
    (text) => `\u2068${text}\u2069`,
    (text) => text.replaceAll(/[ -]/g, '\u2011'),
    (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  );
  const prefix = fc.constantFrom('+', '00', '00 ', '0011 ', '011 ');
  fc.assert(
    fc.property(fc.constantFrom(...numbers), prefix, wrapping, (number, begins, wrapped) => {
      const written = wrapped(number.formatInternational().replace('+', begins));
      expect(searchedDigits(written)).toBe(number.number.slice(1));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['0412 345', '412345'],
  ['0011 61 8 70', '61870'],
  ['011 2345 6789', '1123456789'],
  ['(02) 5550 3285', '255503285'],
  ['0', undefined],
  ['Ann 2', undefined],
  ['12/2026 march', undefined],
])('%j is searched as %s', (search, digits) => {
  expect(searchedDigits(search)).toBe(digits);
});
