import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrowScope, scopeOf } from './scope.ts';

const accounts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });

test('a scope narrowed any number of times never holds an account that it did not hold', () => {
  fc.assert(
    fc.property(accounts, fc.array(accounts, { maxLength: 4 }), (held, wishes) => {
      let scope = scopeOf(held);
      for (const wish of wishes) {
        const narrowed = narrowScope(scope, wish);
        const isHeld = wish.every((account) => scope.accounts.includes(account));
        expect(narrowed && new Set(narrowed.accounts)).toEqual(isHeld ? new Set(wish) : undefined);
        scope = narrowed ?? scope;
        expect(held).toEqual(expect.arrayContaining([...scope.accounts]));
      }
    }),
  );
});

test('a scope does not grow with the list that it was made of', () => {
  const list = [1];
  const scope = scopeOf(list);
  list.push(2);
  expect(scope.accounts).toEqual([1]);
  expect(() => (scope.accounts as number[]).push(3)).toThrow(TypeError);
});
