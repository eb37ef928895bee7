import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayLabel, dayNumber, localDay, offsetSegments, quarterMs, startOfDay } from './localTime.ts';

const zones = [
  'UTC',
  'Australia/Melbourne',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Europe/London',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...zones);
const moment = fc.integer({ min: Date.UTC(2015, 0, 1) / quarterMs, max: Date.UTC(2030, 0, 1) / quarterMs });

describe('a local day', () => {
  test('follows the calendar of the zone', () => {
    fc.assert(
      fc.property(moment, zone, (quarter, timezone) => {
        const at = new Date(quarter * quarterMs);
        expect(localDay(at, timezone)).toBe(formatInTimeZone(at, timezone, 'yyyy-MM-dd'));
      }),
    );
  });

  test('begins at the first quarter-hour of its date', () => {
    fc.assert(
      fc.property(moment, zone, (quarter, timezone) => {
        const day = localDay(new Date(quarter * quarterMs), timezone);
        const start = startOfDay(day, timezone);
        expect(localDay(new Date(start * quarterMs), timezone)).toBe(day);
        expect(localDay(new Date((start - 1) * quarterMs), timezone) < day).toBe(true);
      }),
    );
  });

  test('begins at one o’clock if a clock change skips midnight', () => {
    expect(new Date(startOfDay('2026-03-29', 'Asia/Beirut') * quarterMs).toISOString()).toBe(
      '2026-03-28T22:00:00.000Z',
    );
  });

  test('has 23 or 25 hours when the clocks change', () => {
    const hours = (day: string) =>
      (startOfDay(dayLabel(dayNumber(day) + 1), 'Australia/Melbourne') - startOfDay(day, 'Australia/Melbourne')) / 4;
    expect([hours('2026-04-04'), hours('2026-04-05'), hours('2026-10-04')]).toEqual([24, 25, 23]);
  });
});

describe('offset segments', () => {
  test('cover a year without gaps', () => {
    fc.assert(
      fc.property(moment, zone, (from, timezone) => {
        const segments = offsetSegments(from, from + 35_040, timezone);
        expect([segments[0]?.from, segments.at(-1)?.to]).toEqual([from, from + 35_040]);
        expect(segments.slice(1).map((one) => one.from)).toEqual(segments.slice(0, -1).map((one) => one.to));
      }),
    );
  });

  test('agree with the calendar of the zone at every quarter-hour around a clock change', () => {
    fc.assert(
      fc.property(moment, zone, (from, timezone) => {
        const to = from + 35_040;
        const segments = offsetSegments(from, to, timezone);
        const near = segments
          .slice(0, -1)
          .flatMap((segment) => Array.from({ length: 24 }, (_, index) => segment.to - 12 + index));
        for (const quarter of near.filter((one) => one >= from && one < to)) {
          const segment = segments.find((one) => one.from <= quarter && quarter < one.to);
          const shown = formatInTimeZone(new Date(quarter * quarterMs), timezone, "yyyy-MM-dd'T'HH:mm");
          expect(quarter + (segment?.offset ?? NaN)).toBe(Date.parse(`${shown}Z`) / quarterMs);
        }
      }),
      { numRuns: 40 },
    );
  });
});
