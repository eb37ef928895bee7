import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayLabel, dayNumber } from '../../kernel/time/localTime.ts';
import { costOfDays } from './costOfDays.rules.ts';

const costs = [
  { month: '2026-02', amount: 28_000 },
  { month: '2026-03', amount: 31_000 },
];

test.each([
  ['2026-02-01', '2026-02-28', 28_000],
  ['2026-02-28', '2026-03-01', 2_000],
  ['2026-03-10', '2026-03-10', 1_000],
  ['2025-01-01', '2027-01-01', 59_000],
  ['2026-04-01', '2026-04-30', 0],
  ['2025-12-31', '2026-01-31', 0],
])('from %s to %s a day of a month costs its part', (firstDay, lastDay, expected) => {
  expect(costOfDays(costs, { firstDay, lastDay })).toBe(expected);
});

test('the month of a leap day is longer, and December ends', () => {
  expect(costOfDays([{ month: '2028-02', amount: 29 }], { firstDay: '2028-02-29', lastDay: '2028-03-09' })).toBe(1);
  expect(costOfDays([{ month: '2026-12', amount: 31 }], { firstDay: '2026-12-31', lastDay: '2027-01-31' })).toBe(1);
});

test('two parts of a range cost what the whole does, but for rounding', () => {
  const start = dayNumber('2026-01-15');
  const law = fc.property(fc.nat(80), fc.nat(80), fc.nat(1_000_000), (length, cut, amount) => {
    const all = [
      { month: '2026-02', amount },
      { month: '2026-03', amount: amount + 7 },
    ];
    const of = (from: number, to: number) => costOfDays(all, { firstDay: dayLabel(from), lastDay: dayLabel(to) });
    const middle = start + Math.min(cut, length);
    const parts = of(start, middle) + of(middle + 1, start + length);
    expect(Math.abs(parts - of(start, start + length))).toBeLessThanOrEqual(1);
  });
  fc.assert(law);
});
