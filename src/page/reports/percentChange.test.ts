import { expect, test } from 'vitest';
import { percentChange } from './percentChange.ts';

test.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [100, 100, 0],
  [3, 0, 3],
  [0, 0, 0],
])('from %i now and %i before the change is %d', (now, before, change) => {
  expect(percentChange(now, before)).toBe(change);
});
