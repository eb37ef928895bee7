import { expect, test } from 'vitest';
import { searchTerm } from './searchTerm.ts';

test.each([
  ['(03) 9876 5432', '0398765432'],
  ['+61 3 9876-5432', '61398765432'],
  ['  Harbour Dental ', 'Harbour Dental'],
  ['Suite 12', 'Suite 12'],
  ['', ''],
])('%j is searched as %j', (typed, term) => {
  expect(searchTerm(typed, false)).toBe(term);
});

test('in text mode separators between digits are kept', () => {
  expect(searchTerm('12-34', true)).toBe('12-34');
});
