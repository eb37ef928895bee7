import { formatInTimeZone } from 'date-fns-tz';
import type { PoolLoad } from '#contract/attribution/webSnippet.contract.ts';
import { addDays, type LocalDay } from '../../../machines/filters/dateRange.ts';

export interface DayOfVisitors {
  day: LocalDay;
  /** Visitors with a number of their own. */
  own: number;
  overflowed: number;
}

const shownDays = 28;

/** The visitors of 28 days until today, oldest first. */
export function visitorsByDay(hours: PoolLoad['hours'], timezone: string, today: LocalDay): DayOfVisitors[] {
  const days = new Map<LocalDay, DayOfVisitors>();
  for (let ago = shownDays - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    days.set(day, { day, own: 0, overflowed: 0 });
  }
  for (const { hour, visits, overflowed } of hours) {
    const counted = days.get(formatInTimeZone(hour, timezone, 'yyyy-MM-dd'));
    if (!counted) continue;
    counted.own += visits - overflowed;
    counted.overflowed += overflowed;
  }
  return [...days.values()];
}
