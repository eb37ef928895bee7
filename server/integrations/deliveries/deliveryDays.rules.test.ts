import { expect, test } from 'vitest';
import { fillDays, unusualSilence } from './deliveryDays.rules.ts';

const today = '2026-03-04';

/** So many deliveries on each of the last days, today’s last. */
const daysOf = (...counts: number[]) =>
  fillDays(
    counts.map((count, at) => ({
      day: new Date(Date.parse(today) - (counts.length - 1 - at) * 86_400_000).toISOString().slice(0, 10),
      state: 'delivered',
      count,
    })),
    today,
  );

test('thirty days end today, also those without any', () => {
  const days = fillDays(
    [
      { day: today, state: 'failed', count: 2 },
      { day: today, state: 'delivered', count: 3 },
      { day: '2026-01-01', state: 'delivered', count: 9 },
    ],
    today,
  );
  const none = { waiting: 0, delivered: 0, refused: 0, failed: 0, skipped: 0, gone: 0 };
  expect([days.length, days[0], days[1]]).toEqual([30, { day: '2026-02-03', ...none }, { day: '2026-02-04', ...none }]);
  expect(days.at(-1)).toEqual({ day: today, ...none, delivered: 3, failed: 2 });
});

const fortnight = (count: number) => Array.from({ length: 14 }, () => count);

test.each([
  ['of a busy one', [...fortnight(20), 0, 0], 20],
  ['until today', [...fortnight(20), 0, 1], null],
  ['that began today', [...fortnight(20), 3, 0], null],
  ['of one with few calls', [...fortnight(4), 0, 0], null],
  ['of one that works every other day', [...fortnight(0).map((_, at) => (at % 2) * 4), 0, 0], null],
  ['of a new one', [9, 0, 0], null],
])('silence %s', (_, counts, usual) => expect(unusualSilence(daysOf(...counts))).toBe(usual));
