import { expect, test } from 'vitest';
import { rangeOf } from './sendStored.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'unsatisfiable'],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
])('parses %s of 100 bytes as %o', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});
