import { expect, test } from 'vitest';
import { timeOf } from './coverageDay.ts';

// Saturday 23 November 2030, noon in Melbourne.
const now = { from: Date.parse('2030-11-23T01:00:00Z') / 1000, timezone: 'Australia/Melbourne' };
const iso = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((at) => new Date(at * 1000).toISOString().slice(0, 16));

test('a time of a weekday is that of the next such day', () => {
  expect(iso(timeOf(1, { from: 9 * 3600, to: 17 * 3600 }, [], now))).toEqual(['2030-11-24T22:00', '2030-11-25T06:00']);
});

test('an ordinary day is never today, of which a part is over, nor a date that differs', () => {
  const exceptions = [{ date: '2030-11-30', day: [] }];
  expect(iso(timeOf(6, { from: 0, to: 86_400 }, exceptions, now))).toEqual(['2030-12-06T13:00', '2030-12-07T13:00']);
});

test('a date that differs is itself, also when clocks change on it', () => {
  expect(iso(timeOf('2031-04-06', { from: 0, to: 86_400 }, [], now))).toEqual(['2031-04-05T13:00', '2031-04-06T14:00']);
});
