import { dayNumber } from '../../kernel/time/localTime.ts';

/** What was spent in a month, in minor units. */
export interface MonthlyCost {
  /** `2026-03`. */
  month: string;
  amount: number;
}

/** The part of monthly costs that falls on days, both inclusive: each day of a month costs the same. */
export function costOfDays(
  costs: readonly MonthlyCost[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): number {
  const [from, to] = [dayNumber(firstDay), dayNumber(lastDay)];
  const parts = costs.map(({ month, amount }) => {
    const [first, next] = [dayNumber(`${month}-01`), dayNumber(`${monthAfter(month)}-01`)];
    const days = Math.min(to + 1, next) - Math.max(from, first);
    return days <= 0 ? 0 : (amount * days) / (next - first);
  });
  return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

function monthAfter(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
}
