import { expect, test } from 'vitest';
import { inCountryOrder } from './useCountryNames.ts';

const named = (codes: string) => codes.split(' ').map((code) => ({ code, name: code }));

test('the top countries come first in the order of the specification, then the others by name', () => {
  const sorted = inCountryOrder(named('IT MY CA GB US DE SG NZ AU'), 'en');
  expect(sorted.map(({ code }) => code).join(' ')).toBe('AU NZ GB SG US MY CA DE IT');
});
