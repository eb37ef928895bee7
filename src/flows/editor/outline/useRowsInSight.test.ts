import { expect, test } from 'vitest';
import { drawnRows } from './useRowsInSight.ts';

test('the rows in sight are drawn, and the active one wherever it is', () => {
  expect(drawnRows({ first: 3, end: 6 }, 100, 4)).toEqual([3, 4, 5]);
  expect(drawnRows({ first: 3, end: 6 }, 100, 0)).toEqual([0, 3, 4, 5]);
  expect(drawnRows({ first: 3, end: 6 }, 100, 50)).toEqual([3, 4, 5, 50]);
});

test('a list that became shorter draws what is left of it', () => {
  expect(drawnRows({ first: 90, end: 99 }, 3, 0)).toEqual([0, 2]);
  expect(drawnRows({ first: 0, end: 40 }, 0, 0)).toEqual([]);
});
