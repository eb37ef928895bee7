import fc from 'fast-check';
import { type CountryCode, getExampleNumber, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, test } from 'vitest';
import { phoneCountries, typePhone } from './phoneTyping.ts';
import { plainNumber } from './plainText.ts';
import { readWrittenNumber } from './writtenNumber.ts';

const numbers = phoneCountries.flatMap((country) => getExampleNumber(country, examples) ?? []);
const number = fc.constantFrom(...numbers);

const wide = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const devanagari = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

/** What programs do to a number without changing it. */
const wrapping = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `\u202A${text}\u202C`,
  (text) => `\u2068${text}\u2069`,
  (text) => `\u200E ${text}\u00A0`,
  (text) => `tel:${text}`,
  (text) => `"${text}"`,
  (text) => `'${text}`,
  (text) => `="${text}"`,
  (text) => text.replaceAll(/[ -]/g, '\u2011'),
  (text) => text.replaceAll(' ', '\u202F'),
  wide,
  arabic,
  devanagari,
);

const homeOf = ({ country }: PhoneNumber): string => country ?? 'AU';

test('a number is read in every writing of its own country, and internationally anywhere', () => {
  fc.assert(
    fc.property(number, wrapping, fc.constantFrom(...phoneCountries), (one, wrapped, elsewhere) => {
      const international = one.formatInternational();
      expect(readWrittenNumber(wrapped(one.formatNational()), homeOf(one))?.number).toBe(one.number);
      expect(readWrittenNumber(wrapped(international), elsewhere)?.number).toBe(one.number);
      expect(plainNumber(wrapped(international)).replaceAll(/[ -]/g, '')).toBe(one.number);
      expect(typePhone(wrapped(international), 0, homeOf(one) as CountryCode).text.replaceAll(/[^\d+]/g, '')).toBe(
        one.number,
      );
    }),
    { numRuns: 1000 },
  );
});

test.each(['00', '0011', '011'])('%s begins an international number in Australia', (prefix) => {
  fc.assert(
    fc.property(number, wrapping, (one, wrapped) => {
      const written = wrapped(one.formatInternational().replace('+', `${prefix} `));
      // 0015 to 0019 begin numbers in Australia as well, of whatever country comes next: nobody knows which was meant.
      const isClear = prefix !== '00' || !/^\+1[4-9]/.test(one.number);
      const read = readWrittenNumber(written, 'AU')?.number;
      expect(isClear || read !== undefined ? read : one.number).toBe(one.number);
    }),
    { numRuns: 500 },
  );
});

test('whatever is typed is a number that its country has, or none', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme-composite' }), fc.stringMatching(/^[+0-9 ().,E-]{0,24}$/));
  fc.assert(
    fc.property(typed, fc.constantFrom(...phoneCountries), (text, country) => {
      const read = readWrittenNumber(text, country);
      expect(read === undefined || read.isValid()).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a number that a spreadsheet made a decimal or a power of ten is read whole or not at all', () => {
  const mobiles = numbers.filter(({ nationalNumber }) => nationalNumber.length >= 6);
  fc.assert(
    fc.property(fc.constantFrom(...mobiles), fc.integer({ min: 0, max: 14 }), (one, digits) => {
      const whole = one.number.slice(1);
      const country = homeOf(one) as CountryCode;
      expect(isSupportedCountry(country)).toBe(true);
      const mantissa = `${whole.charAt(0)}.${whole.slice(1, 1 + digits)}`;
      const kept = digits >= whole.length - 1;
      const expected = readWrittenNumber(whole, country)?.number;
      for (const ending of ['.0', '.00', ',0'])
        expect(readWrittenNumber(`${whole}${ending}`, country)?.number).toBe(expected);
      const power = `${mantissa.replace(/\.$/, '')}E+${whole.length - 1}`;
      expect([power, readWrittenNumber(power, country)?.number]).toEqual([power, kept ? expected : undefined]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['61412345610.0', 'AU', '+61412345610'],
  ['0061412345610', 'AU', '+61412345610'],
  ['6.1412345678E+10', 'AU', '+61412345678'],
  ['61,412,345,610', 'AU', '+61412345610'],
  ['6.14E+10', 'AU', undefined],
  ['61412345610.5', 'AU', undefined],
  ['64211234567', 'AU', undefined],
  ['0412 345 678 0413 345 678', 'AU', undefined],
  ['0412 34', 'AU', undefined],
  ['', 'AU', undefined],
])('%j in %s is %s', (written, country, expected) => {
  expect(readWrittenNumber(written, country)?.number).toBe(expected);
});
