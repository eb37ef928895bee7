import { expect, test } from 'vitest';
import { markAfterKey, type Mark } from './rovingMarks.ts';

/** Two rows of three; the second lacks a cell. */
const marks: Mark[] = ['0-0', '0-1', '0-2', '1-0', '1-2'].map((key) => {
  const [row, column] = key.split('-').map(Number);
  return { key, row: row ?? 0, column: column ?? 0 };
});
const press = (key: string, from: string, ctrlKey = false) => {
  const start = marks.find((mark) => mark.key === from);
  return start && markAfterKey({ key, ctrlKey }, start, marks)?.key;
};

test.each([
  ['ArrowRight', '0-0', '0-1'],
  ['ArrowRight', '1-0', '1-2'],
  ['ArrowRight', '0-2', undefined],
  ['ArrowLeft', '1-2', '1-0'],
  ['ArrowDown', '0-0', '1-0'],
  ['ArrowDown', '0-1', undefined],
  ['ArrowUp', '1-2', '0-2'],
  ['Home', '1-2', '1-0'],
  ['End', '0-0', '0-2'],
  ['a', '0-0', undefined],
])('%s moves from %s to %s', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test('with Control, Home and End move to the first and last mark', () => {
  expect([press('Home', '1-2', true), press('End', '0-0', true)]).toEqual(['0-0', '1-2']);
});
