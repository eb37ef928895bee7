import { expect, test } from 'vitest';
import { parseDialString } from './dialString.ts';
import { toDialString } from './numberPlan.ts';

test('an extension is told apart from its number', () => {
  expect(parseDialString('+61398765401')).toEqual({ number: '+61398765401', extension: null, pause: 0 });
  expect(parseDialString('+61398765401;ext=12')).toEqual({ number: '+61398765401', extension: '12', pause: 1 });
  expect(parseDialString('+61398765401,,12#')).toEqual({ number: '+61398765401', extension: '12#', pause: 4 });
  for (const wrong of ['03 9876 5401', '+61398765401;ext=', '+61398765401,,', '+61398765401 12', '+61398765401;foo=1'])
    expect([wrong, parseDialString(wrong)]).toEqual([wrong, undefined]);
});

test('a typed extension is kept', () => {
  expect(toDialString('03 9876 5432 ext. 12', 'AU')).toBe('+61398765432;ext=12');
  expect(toDialString('03 9876 5432', 'AU')).toBe('+61398765432');
  expect(toDialString('9', 'AU')).toBeUndefined();
});
