import { expect, test } from 'vitest';
import { aBusiness } from '../../../../tests/builders/api/aSignup.ts';
import { businessDraft } from './businessDraft.ts';

const problems = (verification: string) =>
  businessDraft('strong')
    .safeParse({ ...aBusiness(), password: 'Correct-horse-7', verification })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a password and its repetition must match', () => {
  expect(problems('Correct-horse-7')).toEqual([]);
  expect(problems('Correct-horse-8')).toEqual([['verification', 'passwordsDiffer']]);
});
