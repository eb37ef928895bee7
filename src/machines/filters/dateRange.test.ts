import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, datePresets, daysIn, monthOf, presetRange, type DatePreset, type DateRange } from './dateRange.ts';

const table: [DatePreset, DateRange][] = [
  ['today', { dateStart: '2026-03-01', dateEnd: '2026-03-01' }],
  ['yesterday', { dateStart: '2026-02-28', dateEnd: '2026-02-28' }],
  ['last7Days', { dateStart: '2026-02-23', dateEnd: '2026-03-01' }],
  ['last30Days', { dateStart: '2026-01-31', dateEnd: '2026-03-01' }],
  ['last90Days', { dateStart: '2025-12-02', dateEnd: '2026-03-01' }],
  ['thisMonth', { dateStart: '2026-03-01', dateEnd: '2026-03-01' }],
  ['lastMonth', { dateStart: '2026-02-01', dateEnd: '2026-02-28' }],
];

test.each(table)('on 1 March 2026, %s is the range %o', (label, range) => {
  expect(presetRange(label, '2026-03-01')).toEqual(range);
});

test('every preset is in the table above', () => {
  expect(table.map(([label]) => label)).toEqual(datePresets);
});

test('February of a leap year has 29 days', () => {
  expect(monthOf('2024-03-15', -1)).toEqual({ dateStart: '2024-02-01', dateEnd: '2024-02-29' });
});

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

test('adding days and subtracting them again returns to the same day, and the range contains them all', () => {
  fc.assert(
    fc.property(day, fc.nat(2_000), (start, days) => {
      const end = addDays(start, days);
      expect(addDays(end, -days)).toBe(start);
      expect(daysIn({ dateStart: start, dateEnd: end })).toBe(days + 1);
    }),
  );
});
