import { expect, test } from 'vitest';
import { rowAfterKey } from './rowKeys.ts';

test.each([
  ['ArrowDown', 3, 4],
  ['j', 3, 4],
  ['ArrowUp', 3, 2],
  ['k', 0, 0],
  ['ArrowDown', 24, 24],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 3, 0],
  ['Home', 12, 0],
  ['End', 12, 24],
])('%s in row %i of 25 moves to row %i', (key, active, expected) => {
  expect(rowAfterKey(key, active, 25)).toBe(expected);
});

test('other keys and empty tables move nowhere', () => {
  expect(rowAfterKey('a', 3, 25)).toBeNull();
  expect(rowAfterKey('ArrowDown', 0, 0)).toBeNull();
});
