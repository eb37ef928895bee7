import { expect, test } from 'vitest';
import type { Ends } from '../../proof/coverage.ts';
import { dayStretches, sharesOfWeek } from './dayStretches.ts';

const halfHours = (count: number, ...ends: Ends) => Array<Ends>(count).fill(ends);

test('a day is told by the best that can happen, unless calls can be cut off', () => {
  const day = [
    ...halfHours(18, 'message', 'hungUp'),
    ...halfHours(10, 'answered', 'message', 'hungUp'),
    ...halfHours(2, 'answered', 'unconnected'),
    ...halfHours(2, 'answered'),
    ...halfHours(16, 'hungUp'),
  ];
  expect(dayStretches(day)).toEqual([
    { end: 'message', from: 0, to: 18 },
    { end: 'answered', from: 18, to: 28 },
    { end: 'unconnected', from: 28, to: 30 },
    { end: 'answered', from: 30, to: 32 },
    { end: 'hungUp', from: 32, to: 48 },
  ]);
});

test('a week is told by the share of each, what matters most first', () => {
  const open = [...halfHours(24, 'answered', 'message'), ...halfHours(24, 'message')];
  const closed = halfHours(48, 'message', 'hungUp');
  expect(sharesOfWeek([open, open, closed, closed])).toEqual([
    { end: 'answered', share: 0.25 },
    { end: 'message', share: 0.75 },
  ]);
});
