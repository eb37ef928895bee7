import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { type CountryCode, getCountries } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { callerOf, countryOf, toE164 } from './calledParties.ts';

test('a number is understood in every form that carriers send', () => {
  expect(toE164('+61388880000')).toBe('+61388880000');
  expect(toE164('61388880000')).toBe('+61388880000');
  expect(toE164('0388880000', 'AU')).toBe('+61388880000');
  expect(toE164('sip:+61388880000@edge.example.test;transport=tls')).toBe('+61388880000');
  expect(toE164('sips:61388880000@edge.example.test')).toBe('+61388880000');
  expect(toE164('tel:+61388880000;phone-context=example.test')).toBe('+61388880000');
  for (const other of ['', 'front-desk', 'sip:front-desk@example.test', '0388880000'])
    expect([other, toE164(other)]).toEqual([other, undefined]);
});

test.each([
  '+61400111222',
  '61400111222',
  '0400111222',
  '+61400111222;ext=3',
  '0400 111 222',
  'sip:0400111222@edge.example.test',
  'tel:0400111222',
])('%s calls an Australian number as +61400111222', (from) => {
  expect(callerOf(from, countryOf('+61388880000'))).toBe('+61400111222');
});

test('whoever calls a number of their country is known by the national form of theirs, as by the international one', () => {
  fc.assert(
    fc.property(fc.constantFrom<CountryCode>(...getCountries()), (country) => {
      const number = getExampleNumber(country, examples);
      if (!number?.isValid()) return;
      const forms = [
        number.number,
        number.formatNational(),
        `${number.number};ext=12`,
        `sip:${number.number}@pbx.example.test`,
      ];
      expect(forms.map((form) => callerOf(form, country))).toEqual(forms.map(() => number.number));
    }),
    { numRuns: 300 },
  );
});

test('a withheld number is no caller, in whatever country, even if it looks like one', () => {
  expect(callerOf('+61412345678')).toBe('+61412345678');
  for (const withheld of [
    '+266696687',
    '+7378742833',
    '+2562533',
    '8656696',
    '86282452253',
    'sip:266696687@edge.example.test',
    'sip:anonymous@anonymous.invalid',
    'Anonymous',
    '',
    undefined,
  ])
    for (const country of [undefined, 'AU', 'US', 'LS', 'RU', 'IT'])
      expect([withheld, callerOf(withheld, country)]).toEqual([withheld, null]);
});
