import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from '#flows/core/calendar.ts';
import { includes, type Spans } from '#flows/core/spans.ts';
import { addDays } from '#flows/core/wallTime.ts';
import { periodAt } from './periodAt.node.ts';
import { scheduleOpenings } from './scheduleOpenings.node.ts';
import { OTHERWISE, ScheduleSettings } from './scheduleSettings.node.ts';

/** Zones with the days on which their clocks change: by an hour, by half of one, at midnight, and never. */
const changes = [
  ['Australia/Melbourne', '2026-04-05'],
  ['Australia/Melbourne', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Africa/Cairo', '2027-04-30'],
  ['America/New_York', '2027-11-07'],
  ['Asia/Kathmandu', '2027-01-01'],
] as const;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Opening hours with dates and holidays on and around a day. */
const settingsAround = (day: string) => {
  const dates = fc.uniqueArray(fc.constantFrom(...[-1, 0, 1].map((days) => addDays(day, days))), { maxLength: 2 });
  const weekly = fc.record({ days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })), from: time, to: time });
  return fc.record({
    timezone: fc.constant(null),
    periods: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        name: fc.constant(''),
        weekly: fc.array(weekly, { maxLength: 3 }),
        dates,
      }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    holidays: dates.map((all) => all.map((date) => ({ date, name: '' }))),
  });
};

/** How long a set of moments is in all. */
function lengthOf(spans: Spans): number {
  return spans.reduce((sum, moment, at) => sum + (at % 2 === 0 ? -moment : moment), 0);
}

test('every minute around a change of clocks is in the opening of the exit that a call takes then, and in no other', () => {
  const around = fc
    .constantFrom(...changes)
    .chain(([zone, day]) =>
      fc.record({ zone: fc.constant(zone), day: fc.constant(day), settings: settingsAround(day) }),
    );
  fc.assert(
    fc.property(around, ({ zone, day, settings }) => {
      const parsed = ScheduleSettings.parse(settings);
      // More than a week, so that weekdays repeat after different days.
      const from = Date.parse(`${day}T00:00:00Z`) / 1000 - 8 * 86_400;
      const calendar = calendarOf(from, from + 10 * 86_400);
      const openings = scheduleOpenings(parsed, zone, calendar);
      const lengths = [...openings.values()].map(lengthOf);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(calendar.to - calendar.from);
      for (let at = from; at < calendar.to; at += 60) {
        const period = periodAt(parsed, zone, at * 1000);
        const open = [...openings].filter(([, spans]) => includes(spans, at)).map(([exit]) => exit);
        expect(open).toEqual([period === undefined ? OTHERWISE : `period-${period.id}`]);
      }
    }),
    { numRuns: 12 },
  );
});
