import fc from 'fast-check';
import { getExampleNumber, type PhoneNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { toDialString, toPhoneNumber } from './numberPlan.ts';
import { phoneCountries, phoneCountryOf } from './phoneTyping.ts';

const exampleOf = (country: (typeof phoneCountries)[number]): PhoneNumber => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`no example of ${country}`);
  return example;
};

test('a number in the national form of any country is read by that country’s plan', () => {
  const wrong = phoneCountries.filter((country) => {
    const example = exampleOf(country);
    const national = example.formatNational();
    return toPhoneNumber(national, country) !== example.number || toDialString(national, country) !== example.number;
  });
  expect(wrong).toEqual([]);
});

test('a number with its prefix is the same in every country', () => {
  fc.assert(
    fc.property(fc.constantFrom(...phoneCountries), fc.constantFrom(...phoneCountries), (origin, country) => {
      const example = exampleOf(origin);
      expect(toPhoneNumber(example.formatInternational(), country)).toBe(example.number);
    }),
  );
});

test('numbers of an account are read by its country, or the next that has a plan', () => {
  const own = countries.filter(({ dialPrefix }) => dialPrefix !== null).map(({ code }) => code);
  expect(own.filter((code) => phoneCountryOf(code, 'IT') !== code)).toEqual([]);
  expect([phoneCountryOf('AQ', 'IT'), phoneCountryOf(undefined, 'CA'), phoneCountryOf('AQ')]).toEqual([
    'IT',
    'CA',
    'AU',
  ]);
});
