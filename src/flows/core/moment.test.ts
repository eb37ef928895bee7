import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockAt, fromWallTime } from './moment.ts';

const zone = 'Australia/Melbourne';
const moment = (date: string, time: string) => {
  const { at, kind } = fromWallTime(date, time, zone);
  return [new Date(at).toISOString(), kind];
};

test('a time of the clock is a moment', () => {
  expect(moment('2026-07-01', '09:15')).toEqual(['2026-06-30T23:15:00.000Z', 'plain']);
  expect(moment('2026-12-24', '18:00')).toEqual(['2026-12-24T07:00:00.000Z', 'plain']);
});

test('a time that the clocks skip is when they go forward', () => {
  expect(moment('2026-10-04', '01:59')).toEqual(['2026-10-03T15:59:00.000Z', 'plain']);
  expect(moment('2026-10-04', '02:30')).toEqual(['2026-10-03T16:00:00.000Z', 'skipped']);
  expect(moment('2026-10-04', '03:00')).toEqual(['2026-10-03T16:00:00.000Z', 'plain']);
});

test('a time that comes twice is meant the first time', () => {
  expect(moment('2026-04-05', '02:30')).toEqual(['2026-04-04T15:30:00.000Z', 'repeated']);
  expect(moment('2026-04-05', '03:00')).toEqual(['2026-04-04T17:00:00.000Z', 'plain']);
});

test('what a clock shows at a moment leads back to it, or to the first of two', () => {
  const zones = fc.constantFrom(
    'Australia/Melbourne',
    'Australia/Lord_Howe',
    'America/New_York',
    'Asia/Kolkata',
    'UTC',
  );
  const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (timezone, at) => {
      const { date, time } = clockAt(at * 60_000, timezone);
      const found = fromWallTime(date, time, timezone);
      expect(found.kind).not.toBe('skipped');
      expect(clockAt(found.at, timezone)).toEqual({ date, time });
      if (found.kind === 'plain') expect(found.at).toBe(at * 60_000);
      else expect(found.at).toBeLessThanOrEqual(at * 60_000);
    }),
  );
});
