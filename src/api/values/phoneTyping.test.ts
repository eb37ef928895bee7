import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryTyped, dialPrefix, phoneCountries, readPhone, typePhone, writePhone } from './phoneTyping.ts';

const digits = (text: string) => text.replaceAll(/[^\d+]/g, '');

describe('typing', () => {
  test('formats digits as the country does', () => {
    expect(typePhone('0398765432', 10, 'AU')).toEqual({ text: '(03) 9876 5432', caret: 14 });
    expect(typePhone('+442079460958', 13, 'AU').text).toBe('+44 20 7946 0958');
  });

  test('drops letters and inner plus signs', () => {
    expect(typePhone('04x12+3', 7, 'AU').text).toBe('0412 3');
  });

  test('inserting a digit leaves the caret after it', () => {
    expect(typePhone('0412 935 67', 6, 'AU')).toEqual({ text: '0412 935 67', caret: 6 });
  });

  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ ()-ab')), maxLength: 18 });
  const country = fc.constantFrom(...phoneCountries);

  test('no digit is lost, added or moved, and the caret stays after the same digits', () => {
    fc.assert(
      fc.property(typed, fc.nat(18), country, (text, at, where) => {
        const caret = Math.min(at, text.length);
        const after = typePhone(text, caret, where);
        const plain = (part: string) => digits(part).replaceAll(/(?!^)\+/g, '');
        expect(digits(after.text)).toBe(plain(text));
        expect(digits(after.text.slice(0, after.caret))).toBe(plain(text.slice(0, caret)));
      }),
      { numRuns: 2000 },
    );
  });

  test('formatting is idempotent', () => {
    fc.assert(
      fc.property(typed, country, (text, where) => {
        const once = typePhone(text, text.length, where).text;
        expect(typePhone(once, once.length, where).text).toBe(once);
      }),
    );
  });
});

describe('reading', () => {
  test("accepts only numbers in the chosen country's plan", () => {
    expect(readPhone('0412 345 678', 'AU')).toBe('+61412345678');
    expect(readPhone('0412 345 678', 'US')).toBeNull();
    expect(readPhone('+1 213 373 4253', 'AU')).toBeNull();
    expect(readPhone('0412 345', 'AU')).toBeNull();
    expect(readPhone('', 'AU')).toBeNull();
  });

  test('a prefix selects the country; a shared prefix keeps the chosen one', () => {
    expect(countryTyped('+44 20', 'AU')).toBe('GB');
    expect(countryTyped('+1', 'CA')).toBe('CA');
    expect(countryTyped('0412', 'NZ')).toBe('NZ');
    expect(countryTyped('+', 'NZ')).toBe('NZ');
  });

  test.each([
    ['+61412345678', '0412 345 678', 'AU'],
    ['+6493720000', '09 372 0000', 'NZ'],
    ['+442079460958', '020 7946 0958', 'GB'],
    ['+6561234567', '6123 4567', 'SG'],
    ['+12133734253', '(213) 373-4253', 'US'],
    ['+60321234567', '03-2123 4567', 'MY'],
  ] as const)('%s is shown in the field as %s and parses back', (number, text, country) => {
    expect(writePhone(number)).toEqual({ text, country });
    expect(readPhone(text, country)).toBe(number);
    expect(number.startsWith(dialPrefix(country))).toBe(true);
  });
});
