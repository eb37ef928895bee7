import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeOf, sameWeekdaysBefore } from './localRange.ts';

const quarter = 900_000;
const timezone = fc.constantFrom('UTC', 'Australia/Melbourne', 'America/New_York', 'Asia/Kathmandu');
/** Around a change of clocks in spring and in autumn too, and at any minute of a quarter. */
const moment = fc
  .record({
    day: fc.constantFrom('2026-03-08', '2026-04-05', '2026-06-15', '2026-10-04', '2026-11-01'),
    minute: fc.integer({ min: -2880, max: 2880 }),
  })
  .map(({ day, minute }) => new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000));

test('the same weekdays before a day that is not over end with the quarter-hour that is running', () => {
  const seen = { running: 0, whole: 0 };
  fc.assert(
    fc.property(moment, timezone, (now, zone) => {
      const today = rangeOf({ datefrom: undefined, dateto: undefined, timezone: zone }, now);
      const before = sameWeekdaysBefore(today, zone, now);
      const passed = Math.ceil(now.getTime() / quarter) - today.from;
      const whole = rangeOf({ datefrom: before.firstDay, dateto: before.lastDay, timezone: zone }, now);
      expect(before).toEqual({ ...whole, to: Math.min(whole.to, whole.from + passed) });
      // What began before now a number of weeks ago counts, so far as the clocks agree.
      if (now.getTime() % quarter === 0) seen.whole += 1;
      else seen.running += 1;
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.running, seen.whole)).toBeGreaterThan(0);
});

test('at seven past, a call at five past of the same day a week ago is counted, and one at a quarter past is not', () => {
  const now = new Date('2026-06-15T10:07:00Z');
  const day = rangeOf({ datefrom: '2026-06-15', dateto: '2026-06-15', timezone: 'UTC' }, now);
  const before = sameWeekdaysBefore(day, 'UTC', now);
  const holds = (text: string) => {
    const at = Math.floor(Date.parse(text) / quarter);
    return at >= before.from && at < before.to;
  };
  expect(['2026-06-08T10:05:00Z', '2026-06-08T10:14:59Z', '2026-06-08T10:15:00Z'].map(holds)).toEqual([
    true,
    true,
    false,
  ]);
  const over = rangeOf({ datefrom: '2026-06-14', dateto: '2026-06-14', timezone: 'UTC' }, now);
  expect(sameWeekdaysBefore(over, 'UTC', now)).toEqual({
    ...rangeOf({ datefrom: '2026-06-07', dateto: '2026-06-07', timezone: 'UTC' }, now),
  });
});
