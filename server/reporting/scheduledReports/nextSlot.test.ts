import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSlot, type ReportSchedule } from './nextSlot.ts';

const daily = (hour: number): ReportSchedule => ({ frequency: 'daily', weekday: 1, day: 1, hour });
const after = (schedule: ReportSchedule, zone: string, moment: string) =>
  nextSlot(schedule, zone, new Date(moment)).toISOString();

/** Includes every kind of clock change and odd offsets. */
const zones = [
  'UTC',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Asia/Singapore',
  'Asia/Beirut',
  'Africa/Cairo',
  'Europe/London',
  'Europe/Rome',
  'Atlantic/Azores',
  'America/Havana',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Antarctica/Troll',
];

test('a daily report is due at its hour in the account’s time zone', () => {
  expect(after(daily(7), 'Australia/Sydney', '2026-03-03T20:00:00Z')).toBe('2026-03-04T20:00:00.000Z');
  expect(after(daily(7), 'Australia/Sydney', '2026-03-03T19:59:00Z')).toBe('2026-03-03T20:00:00.000Z');
});

test('a weekly report is due on its weekday, a monthly one on its day', () => {
  const weekly: ReportSchedule = { frequency: 'weekly', weekday: 7, day: 1, hour: 9 };
  expect(after(weekly, 'Europe/Rome', '2026-11-21T12:00:00Z')).toBe('2026-11-22T08:00:00.000Z');
  const monthly: ReportSchedule = { frequency: 'monthly', weekday: 1, day: 28, hour: 9 };
  expect(after(monthly, 'Europe/Rome', '2026-02-28T08:00:00Z')).toBe('2026-03-28T08:00:00.000Z');
});

test('an hour skipped by a clock change is due at the next existing hour', () => {
  // In Rome 2:00 becomes 3:00 on 29 March 2026, at 1:00 UTC.
  expect(after(daily(2), 'Europe/Rome', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
  expect(after(daily(0), 'America/Havana', '2026-03-08T00:00:00Z')).toBe('2026-03-08T05:00:00.000Z');
});

test('a repeated hour is due once, the first time', () => {
  // In Rome 3:00 becomes 2:00 on 25 October 2026, at 1:00 UTC.
  expect(after(daily(2), 'Europe/Rome', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
  expect(after(daily(2), 'Europe/Rome', '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
});

test('in any zone a report is due once a day, at its hour or the first after it', () => {
  const day = fc.integer({ min: Date.UTC(2025, 11, 1) / 3_600_000, max: Date.UTC(2027, 0, 31) / 3_600_000 });
  const schedule = fc.record({ zone: fc.constantFrom(...zones), hour: fc.integer({ min: 0, max: 23 }), day });
  fc.assert(
    fc.property(schedule, ({ zone, hour, day: hours }) => {
      const start = new Date(hours * 3_600_000);
      const first = nextSlot(daily(hour), zone, start);
      const second = nextSlot(daily(hour), zone, first);
      const gap = (second.getTime() - first.getTime()) / 3_600_000;
      expect(first > start).toBe(true);
      expect(first.getTime() - start.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
      expect(gap).toBeGreaterThanOrEqual(22);
      expect(gap).toBeLessThanOrEqual(26);
      expect(shown(second, zone).day).not.toBe(shown(first, zone).day);
      const clock = shown(first, zone);
      // Otherwise that hour, or its beginning, does not exist on that day.
      if (clock.hour !== hour || clock.minute !== 0)
        expect(shown(new Date(first.getTime() - 60_000), zone).hour).toBe((hour + 23) % 24);
      // Times in between give the same result.
      expect(nextSlot(daily(hour), zone, new Date((first.getTime() + second.getTime()) / 2))).toEqual(second);
    }),
    // On Chatham a quarter to three becomes a quarter to four.
    { numRuns: 500, examples: [[{ zone: 'Pacific/Chatham', hour: 3, day: 497_319 }]] },
  );
});

test('weekly and monthly reports are due at the same time as daily ones, on their days', () => {
  const wish = fc.record({
    zone: fc.constantFrom(...zones),
    hour: fc.integer({ min: 0, max: 23 }),
    weekday: fc.integer({ min: 1, max: 7 }),
    day: fc.integer({ min: 1, max: 28 }),
    start: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    frequency: fc.constantFrom('weekly' as const, 'monthly' as const),
  });
  fc.assert(
    fc.property(wish, ({ zone, start, ...schedule }) => {
      const isOn = (slot: Date) => {
        const { weekday, date } = shown(slot, zone);
        return schedule.frequency === 'weekly' ? weekday === schedule.weekday : date === schedule.day;
      };
      let expected = nextSlot(daily(schedule.hour), zone, start);
      while (!isOn(expected)) expected = nextSlot(daily(schedule.hour), zone, expected);
      expect(nextSlot(schedule, zone, start)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

/** Local time in a zone, from the platform's own calendar. */
function shown(moment: Date, zone: string) {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const day = { year: 'numeric', month: 'numeric', day: 'numeric', weekday: 'short' } as const;
  const time = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: zone } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...day, ...time });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    date: Number(part['day']),
    weekday: names.indexOf(part['weekday'] ?? '') + 1,
    hour: Number(part['hour']),
    minute: Number(part['minute']),
  };
}
