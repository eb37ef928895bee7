import { expect, test } from 'vitest';
import { isBreached } from './isBreached.ts';

test.each([
  ['a listed password', 'administrator', true],
  ['one in other letters', 'JustinBieber', true],
  ['a listed one with digits and signs behind it', 'Password2026!', true],
  ['one with signs on both sides', '**sunshine**1', true],
  ['one with a surrogate pair behind it', 'sunshine🔑🔑🔑🔑', true],
  ['a listed one repeated', 'qwertyqwerty', true],
  ['one character repeated', 'aaaaaaaaaaaa', true],
  ['a short part repeated', '1a2b1a2b1a2b', true],
  ['words that nobody listed together', 'correct horse battery', false],
  ['random characters', 'k8#2Lp!9xQ$4', false],
  ['digits alone that are not listed', '840275930146', false],
])('%s', async (_title, password, breached) => {
  expect(await isBreached(password)).toBe(breached);
});

test('a long password without letters is judged at once', async () => {
  expect(await isBreached(`${'1'.repeat(99)}${'2!'.repeat(50)}x`)).toBe(false);
});
