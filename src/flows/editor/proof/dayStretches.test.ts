import { expect, test } from 'vitest';
import type { DayPart, Ends } from '../../proof/coverage.ts';
import { dayStretches, sharesOfWeek } from './dayStretches.ts';

const hours = (from: number, to: number, ...ends: Ends): DayPart => ({ from: from * 3600, to: to * 3600, ends });

test('a day is told by the best that can happen, unless calls can be cut off', () => {
  const day = [
    hours(0, 8.75, 'message', 'hungUp'),
    hours(8.75, 14, 'answered', 'message', 'hungUp'),
    hours(14, 15, 'answered', 'unconnected'),
    hours(15, 16, 'answered'),
    hours(16, 17, 'answered', 'message'),
    hours(17, 24, 'hungUp'),
  ];
  expect(dayStretches(day)).toEqual([
    { end: 'message', from: 0, to: 31_500 },
    { end: 'answered', from: 31_500, to: 50_400 },
    { end: 'unconnected', from: 50_400, to: 54_000 },
    { end: 'answered', from: 54_000, to: 61_200 },
    { end: 'hungUp', from: 61_200, to: 86_400 },
  ]);
});

test('a week is told by the share of each, what matters most first', () => {
  const open = [hours(0, 12, 'answered', 'message'), hours(12, 24, 'message')];
  const closed = [hours(0, 24, 'message', 'hungUp')];
  expect(sharesOfWeek([open, open, closed, closed])).toEqual([
    { end: 'answered', share: 0.25 },
    { end: 'message', share: 0.75 },
  ]);
});
