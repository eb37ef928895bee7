import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPasswordStrong, passwordFaults } from './password.ts';

test.each([
  ['six characters are enough for the basic rule', 'abcdef', 'basic', []],
  ['five are not', 'abcde', 'basic', ['sixCharacters']],
  ['the strong rule requires eight characters of all four kinds', 'Abc-1234', 'strong', []],
  ['each missing kind is reported', '--------', 'strong', ['lowercase', 'uppercase', 'digit']],
  ['length can be the only fault', 'Abc1!', 'strong', ['eightCharacters']],
  ['a lowercase letter can be the only fault', 'ABCDEF1!', 'strong', ['lowercase']],
  ['an uppercase letter can be the only fault', 'abcdef1!', 'strong', ['uppercase']],
  ['a digit can be the only fault', 'Abcdefg!', 'strong', ['digit']],
  ['a special character can be the only fault', 'Abcd1234', 'strong', ['special']],
  ['a space is not a special character', 'Abcdef1 ', 'strong', ['special']],
  ['accented letters and currency signs count', 'Àbcdèf1€', 'strong', []],
  ['letters of every alphabet count', 'ΑΒΓαβγ1!', 'strong', []],
  ['twelve characters of one kind are enough where breached passwords are refused', 'correcthorse', 'breached', []],
  ['eleven are not', 'Abcdefg-123', 'breached', ['twelveCharacters']],
  ['a surrogate pair is one character', '🔑🔑🔑🔑🔑', 'basic', ['sixCharacters']],
] as const)('%s', (_title, password, strength, faults) => {
  expect(passwordFaults(password, strength)).toEqual(faults);
  expect(isPasswordStrong(password, strength)).toBe(faults.length === 0);
});

test('the basic rule accepts whatever the strong rule accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (password) => {
      if (passwordFaults(password, 'strong').length === 0) expect(passwordFaults(password, 'basic')).toEqual([]);
    }),
  );
});

test('adding characters never breaks another rule', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      const before = passwordFaults(password, 'strong');
      for (const fault of passwordFaults(password + more, 'strong')) expect(before).toContain(fault);
    }),
  );
});
