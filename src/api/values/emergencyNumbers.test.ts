import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { emergencyNumbers } from './emergencyNumbers.ts';

test.each([
  ['AU', ['000', '112', '106']],
  ['NZ', ['111']],
  ['GB', ['999', '112']],
  ['US', ['911']],
  ['JM', ['911']],
  ['DE', ['112']],
  ['NG', ['199']],
  ['QA', ['999']],
  ['PG', ['000', '110', '111']],
  ['XX', ['112']],
])('in %s people dial %j', (country, numbers) => {
  expect(emergencyNumbers(country)).toEqual(numbers);
});

test('every country has at least one, of two to five digits', () => {
  for (const { code } of countries) {
    const numbers = emergencyNumbers(code);
    expect([code, numbers.length > 0 && numbers.every((number) => /^\d{2,5}$/.test(number))]).toEqual([code, true]);
  }
});
