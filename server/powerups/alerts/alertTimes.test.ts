import * as fc from 'fast-check';
import { fromDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dueAt } from './alertTimes.ts';

const zone = fc.constantFrom(
  'Australia/Sydney',
  'Europe/Rome',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
);
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const hours = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    ends: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ days, ends: [one = 0, other = 0] }) => ({ days, from: Math.min(one, other), to: Math.max(one, other) }));
const hour = fc.integer({ min: 0, max: 23 });

const weekdayOf = (at: Date, timezone: string) => {
  const { year, month, day } = fromDate(at, timezone);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
};

test('an alert is never sent before it happened, and within the hours of its rule', () => {
  fc.assert(
    fc.property(zone, moment, fc.option(hours), fc.constantFrom('atOnce', 'hourly'), (timezone, at, within, pace) => {
      const due = dueAt({ pace, hour: 8, hours: within }, timezone, at);
      expect(due.getTime()).toBeGreaterThanOrEqual(at.getTime());
      if (!within) {
        expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(pace === 'atOnce' ? 0 : 3_600_000);
        return;
      }
      const local = fromDate(due, timezone);
      expect(within.days).toContain(weekdayOf(due, timezone));
      expect([local.hour >= within.from, local.hour < within.to]).toEqual([true, true]);
    }),
  );
});

test('those of a day are due together at their hour, on the next day that has it', () => {
  fc.assert(
    fc.property(zone, moment, hour, (timezone, at, chosen) => {
      const due = dueAt({ pace: 'daily', hour: chosen, hours: null }, timezone, at);
      expect(due.getTime()).toBeGreaterThan(at.getTime());
      expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000 + 3_600_000);
      // Where clocks skip the hour, the next one that exists.
      expect([chosen, (chosen + 1) % 24]).toContain(fromDate(due, timezone).hour);
    }),
  );
});

test.each([
  ['at once', 'atOnce', null, '2026-03-04T01:05:00Z', '2026-03-04T01:05:00Z'],
  ['at the next hour', 'hourly', null, '2026-03-04T01:05:00Z', '2026-03-04T02:00:00Z'],
  [
    'when the office opens',
    'atOnce',
    { days: [1, 2, 3, 4, 5], from: 9, to: 17 },
    '2026-03-06T08:00:00Z',
    '2026-03-08T22:00:00Z',
  ],
  ['up to the last minute', 'atOnce', { days: [3], from: 9, to: 24 }, '2026-03-04T12:59:00Z', '2026-03-04T12:59:00Z'],
  ['at the hour of the day', 'daily', { days: [1], from: 9, to: 10 }, '2026-03-04T01:05:00Z', '2026-03-04T21:00:00Z'],
] as const)('%s', (_name, pace, within, at, expected) => {
  const given = within && { ...within, days: [...within.days] };
  expect(dueAt({ pace, hour: 8, hours: given }, 'Australia/Sydney', new Date(at))).toEqual(new Date(expected));
});
