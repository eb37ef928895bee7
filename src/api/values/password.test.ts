import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordFaults } from './password.ts';

test.each([
  ['six characters are enough for the basic rule', 'abcdef', 'basic', []],
  ['five are not', 'abcde', 'basic', ['sixCharacters']],
  ['the strong rule wants eight and all four kinds', 'Abc-1234', 'strong', []],
  ['each kind that is missing is named', '--------', 'strong', ['lowercase', 'uppercase', 'digit']],
  ['letters of every alphabet count', 'ΑΒΓαβγ1!', 'strong', []],
  ['a sign outside the letters and digits is needed', 'Abcd1234', 'strong', ['special']],
  ['a sign of two code units is one character', '🔑🔑🔑🔑🔑', 'basic', ['sixCharacters']],
] as const)('%s', (_title, password, rule, faults) => {
  expect(passwordFaults(password, rule)).toEqual(faults);
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
