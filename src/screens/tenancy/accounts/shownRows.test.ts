import { expect, test } from 'vitest';
import { branchOf, shownRows } from './shownRows.ts';

const rows = [
  { id: 1, name: 'Harbour', father: null },
  { id: 2, name: 'Dental', father: 1 },
  { id: 3, name: 'Carlton', father: 2 },
  { id: 4, name: 'Fitzroy', father: 2 },
  { id: 5, name: 'Motors', father: 1 },
];
const lines = (closed: number[], search = '') =>
  shownRows(rows, new Set(closed), search).map(({ name, hasBelow, isOpen }) => [name, hasBelow, isOpen]);

test('a closed account hides everything below it', () => {
  expect(lines([2])).toEqual([
    ['Harbour', true, true],
    ['Dental', true, false],
    ['Motors', false, true],
  ]);
  expect(lines([1])).toEqual([['Harbour', true, false]]);
});

test('a search shows its matches and all accounts above them, closed or not', () => {
  expect(lines([1, 2], 'fitz').map(([name]) => name)).toEqual(['Harbour', 'Dental', 'Fitzroy']);
  expect(lines([], 'nobody')).toEqual([]);
});

test('a branch is an account and everything below it', () => {
  expect([...branchOf(rows, 2)]).toEqual([2, 3, 4]);
  expect([...branchOf(rows, 5)]).toEqual([5]);
});
