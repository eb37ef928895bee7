import { expect, test } from 'vitest';
import { followsRule, isPasswordStrong, passwordRules } from './passwordRules.ts';

test.each([
  ['abcdef', true, false],
  ['abcde', false, false],
  ['Abcdef1!', true, true],
  ['Abcdef1', true, false],
  ['abcdef1!', true, false],
  ['ABCDEF1!', true, false],
  ['Abcdefg!', true, false],
  ['Abcdefg1', true, false],
  ['Abcdef1 ', true, false],
  ['Àbcdèf1€', true, true],
  ['👩🏽‍🚀', false, false],
])('%s is basic: %s, strong: %s', (password, basic, strong) => {
  expect(isPasswordStrong(password, 'basic')).toBe(basic);
  expect(isPasswordStrong(password, 'strong')).toBe(strong);
});

test('each rule of a strong password can be the only one that is broken', () => {
  const almost = { eightCharacters: 'Abc1!', lowercase: 'ABCDEF1!', uppercase: 'abcdef1!', digit: 'Abcdefg!' };
  for (const [broken, password] of Object.entries(almost)) {
    expect(passwordRules.strong.filter((rule) => !followsRule(password, rule))).toEqual([broken]);
  }
});
