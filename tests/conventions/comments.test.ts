import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const product = sourceFiles(['src', 'server']).filter(({ path }) => !path.includes('.test.'));

const little = new Set(
  'a an all and are as at be by each for from has if in is it its of on one or that the their this to was what whether with'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const stemOf = (word: string): string => word.slice(0, 4);

/** Whether a comment of one line has at most one word besides the name after it; units, formats and reasons have marks or more words. */
function repeats(comment: string, name: string): boolean {
  if (/[`@:;0-9]/.test(comment)) return false;
  const said = wordsOf(comment).filter((word) => !little.has(word));
  const named = new Set((name.match(/[A-Z]?[a-z]+/g) ?? []).flatMap(wordsOf).map(stemOf));
  const more = said.filter((word) => !named.has(stemOf(word)));
  return said.length > more.length && more.length <= (said.length > 2 ? 1 : 0);
}

test('no comment repeats the name that it stands before', () => {
  const repeated = product.flatMap(({ path, text }) =>
    [...text.matchAll(/\/\*\* ([^\n]*?) \*\/\n[^\n]*?\b(?:function\*?|const|class|interface|type) (\w+)/g)]
      .filter(([, comment = '', name = '']) => repeats(comment, name))
      .map(([, comment, name]) => `${path}: ${name}: ${comment}`),
  );
  expect(repeated).toEqual([]);
});

test('a comment that says more is kept', () => {
  expect([
    repeats('The accounts of a user.', 'accountsOfUser'),
    repeats('The accounts of a user, in order of their names.', 'accountsOfUser'),
    repeats('Ms.', 'longestWait'),
  ]).toEqual([true, false, false]);
});
