import { expect, test } from 'vitest';
import { visitorsByDay } from './visitorsByDay.ts';

test('hours count for the day that they are of in the time zone, and days without visitors are there', () => {
  const hours = [
    { hour: '2026-11-27T12:00:00.000Z', visits: 5, overflowed: 1 },
    // Already the next day in Sydney.
    { hour: '2026-11-27T13:00:00.000Z', visits: 3, overflowed: 3 },
    { hour: '2026-11-28T02:00:00.000Z', visits: 2, overflowed: 0 },
    { hour: '2026-10-01T02:00:00.000Z', visits: 9, overflowed: 0 },
  ];
  const days = visitorsByDay(hours, 'Australia/Sydney', '2026-11-28');
  expect(days).toHaveLength(28);
  expect(days[0]).toEqual({ day: '2026-11-01', own: 0, overflowed: 0 });
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-27', own: 4, overflowed: 1 },
    { day: '2026-11-28', own: 2, overflowed: 3 },
  ]);
});
