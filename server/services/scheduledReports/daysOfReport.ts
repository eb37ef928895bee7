import type { ReportRange } from '#contract/scheduledReports.contract.ts';
import { dayLabel, dayNumber, localDay } from '../reports/localTime.ts';

export interface ReportDays {
  /** As `2026-11-21`. */
  dateStart: string;
  dateEnd: string;
}

/** The complete local days that a report covers when it is due at a given time. */
export function daysOfReport(range: ReportRange, dueAt: Date, timezone: string): ReportDays {
  const today = localDay(dueAt, timezone);
  if (range === 'lastMonth') {
    const last = dayNumber(`${today.slice(0, 7)}-01`) - 1;
    return { dateStart: `${dayLabel(last).slice(0, 7)}-01`, dateEnd: dayLabel(last) };
  }
  const yesterday = dayNumber(today) - 1;
  return { dateStart: dayLabel(range === 'last7' ? yesterday - 6 : yesterday), dateEnd: dayLabel(yesterday) };
}
