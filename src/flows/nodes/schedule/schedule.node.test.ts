import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timestampOf } from '#flows/core/wallTime.ts';
import { hoursOf, NO_HOURS } from '#flows/core/weekHours.ts';
import { aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { periodAt } from './periodAt.node.ts';
import { scheduleNode } from './schedule.node.ts';
import { OTHERWISE, type ScheduleSettings } from './scheduleSettings.node.ts';
import { periodHours } from './weeklySpans.node.ts';

const zone = 'Australia/Melbourne';
const week = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }];
const period = (id: string, weekly: ScheduleSettings['periods'][number]['weekly'], dates: string[] = []) => ({
  id,
  name: id,
  weekly,
  dates,
});
const schedule = (given: Partial<ScheduleSettings>): ScheduleSettings => ({
  timezone: null,
  periods: [period('open', week)],
  holidays: [],
  ...given,
});
const at = (settings: ScheduleSettings, utc: string, timezone = zone) =>
  periodAt(settings, timezone, Date.parse(utc))?.id;
const world = aWorld();
const node = { id: 'n', type: 'schedule', version: 1, name: '', settings: {} };

test('opening hours follow local time through both clock changes', () => {
  const sundays = schedule({ periods: [period('early', [{ days: [7], from: '03:00', to: '04:00' }])] });
  // 5 April 2026: 03:00 becomes 02:00 at 16:00 UTC, so 03:00 comes an hour later.
  expect(at(sundays, '2026-04-04T16:30:00Z')).toBeUndefined();
  expect(at(sundays, '2026-04-04T17:00:00Z')).toBe('early');
  expect(at(sundays, '2026-04-04T18:00:00Z')).toBeUndefined();
  // 4 October 2026: 02:00 becomes 03:00 at 16:00 UTC.
  expect(at(sundays, '2026-10-03T15:59:00Z')).toBeUndefined();
  expect(at(sundays, '2026-10-03T16:00:00Z')).toBe('early');
  expect(at(schedule({}), '2026-04-02T22:00:00Z')).toBe('open');
  expect(at(schedule({}), '2026-04-05T22:30:00Z')).toBeUndefined();
  expect(at(schedule({}), '2026-04-05T23:00:00Z')).toBe('open');
});

test('counts an hour that occurs twice both times', () => {
  const night = schedule({ periods: [period('night', [{ days: [7], from: '02:00', to: '03:00' }])] });
  expect([at(night, '2026-04-04T15:30:00Z'), at(night, '2026-04-04T16:30:00Z')]).toEqual(['night', 'night']);
});

test('treats hours past midnight as part of the day they began on', () => {
  const late = schedule({ timezone: 'UTC', periods: [period('late', [{ days: [7], from: '22:00', to: '02:00' }])] });
  expect(at(late, '2026-01-11T23:00:00Z', 'UTC')).toBe('late');
  expect(at(late, '2026-01-12T01:59:00Z', 'UTC')).toBe('late');
  expect(at(late, '2026-01-12T02:00:00Z', 'UTC')).toBeUndefined();
  expect(at(late, '2026-01-11T01:00:00Z', 'UTC')).toBeUndefined();
});

test('excludes holidays from weekly periods unless a period lists the date', () => {
  const holidays = [
    { date: '2026-01-26', name: 'Australia Day' },
    { date: '2026-12-25', name: 'Christmas' },
  ];
  const settings = schedule({ holidays, periods: [period('open', week), period('feast', [], ['2026-12-25'])] });
  expect(at(settings, '2026-01-26T01:00:00Z')).toBeUndefined();
  expect(at(settings, '2026-12-24T23:00:00Z')).toBe('feast');
  expect(at(settings, '2026-01-27T01:00:00Z')).toBe('open');
});

test('reports overlapping periods as an error, but not adjacent ones', () => {
  const overlap = (...periods: ScheduleSettings['periods']) =>
    scheduleNode.check?.(schedule({ periods }), node, world).map(({ code, path }) => [code, path]);
  const evening = [{ days: [1], from: '17:00', to: '20:00' }];
  expect(overlap(period('a', week), period('b', evening))).toEqual([]);
  expect(overlap(period('a', evening), period('b', [{ days: [7], from: '23:00', to: '18:00' }]))).toEqual([
    ['PERIODS-OVERLAP', 'periods.1'],
  ]);
  expect(overlap(period('a', [], ['2026-12-25']), period('b', [], ['2026-12-25']))).toEqual([
    ['PERIODS-OVERLAP', 'periods.1'],
  ]);
});

test('converts local time back to epoch time in a half-hour zone', () => {
  expect(timestampOf('2026-01-12', 600, 'Australia/Adelaide')).toBe(Date.parse('2026-01-11T23:30:00Z'));
});

const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const weekly = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  from: time,
  to: time,
});

test('the exits of an hour are those that its minutes take', () => {
  const periods = fc
    .array(fc.array(weekly, { maxLength: 3 }), { maxLength: 4 })
    .map((each) => each.map((hours, index) => period(`p${index}`, hours)));
  fc.assert(
    fc.property(periods, (given) => {
      const settings = schedule({ periods: given });
      const taken = new Map([...given.map(({ id }) => `period-${id}`), OTHERWISE].map((exit) => [exit, NO_HOURS]));
      for (let quarter = 0; quarter < 7 * 96; quarter += 1) {
        const found = periodAt(settings, 'UTC', Date.UTC(2026, 0, 12) + quarter * 900_000);
        const exit = found ? `period-${found.id}` : OTHERWISE;
        taken.set(exit, (taken.get(exit) ?? NO_HOURS) | hoursOf([Math.floor(quarter / 4)]));
      }
      expect(periodHours(settings, 'UTC')).toEqual(taken);
    }),
  );
});
