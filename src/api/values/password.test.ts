import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPasswordStrong, passwordFaults } from './password.ts';

test.each([
  ['six characters are enough for the basic rule', 'abcdef', 'basic', []],
  ['five are not', 'abcde', 'basic', ['sixCharacters']],
  ['the strong rule wants eight and all four kinds', 'Abc-1234', 'strong', []],
  ['each kind that is missing is named', '--------', 'strong', ['lowercase', 'uppercase', 'digit']],
  ['length can be the only fault', 'Abc1!', 'strong', ['eightCharacters']],
  ['a small letter can be the only fault', 'ABCDEF1!', 'strong', ['lowercase']],
  ['a capital letter can be the only fault', 'abcdef1!', 'strong', ['uppercase']],
  ['a digit can be the only fault', 'Abcdefg!', 'strong', ['digit']],
  ['a sign outside the letters and digits is needed', 'Abcd1234', 'strong', ['special']],
  ['a space is no such sign', 'Abcdef1 ', 'strong', ['special']],
  ['letters with accents and signs of money count', 'Àbcdèf1€', 'strong', []],
  ['letters of every alphabet count', 'ΑΒΓαβγ1!', 'strong', []],
  ['a sign of two code units is one character', '🔑🔑🔑🔑🔑', 'basic', ['sixCharacters']],
] as const)('%s', (_title, password, strength, faults) => {
  expect(passwordFaults(password, strength)).toEqual(faults);
  expect(isPasswordStrong(password, strength)).toBe(faults.length === 0);
});

test('what the strong rule accepts, the basic rule accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (password) => {
      if (passwordFaults(password, 'strong').length === 0) expect(passwordFaults(password, 'basic')).toEqual([]);
    }),
  );
});

test('more characters never make a password worse', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      const before = passwordFaults(password, 'strong');
      for (const fault of passwordFaults(password + more, 'strong')) expect(before).toContain(fault);
    }),
  );
});
