import type { ReportSettings } from '#contract/reporting/scheduledReports.contract.ts';
import { dayLabel, dayNumber, localDay, offsetSegments, quarterMs, startOfDay } from '../../kernel/time/localTime.ts';

export type ReportSchedule = Pick<ReportSettings, 'frequency' | 'weekday' | 'day' | 'hour'>;

const quartersAnHour = 4;
const quartersADay = 96;
/** A monthly report is due at least once within any 62 days. */
const mostDays = 63;

/**
 * The first local time after another at which a report is due. An hour skipped by a clock change is due at the next
 * existing time; a repeated one is due the first time.
 */
export function nextSlot(schedule: ReportSchedule, timezone: string, after: Date): Date {
  const today = dayNumber(localDay(after, timezone));
  for (let day = today; day < today + mostDays; day += 1) {
    if (!isDay(schedule, day)) continue;
    const slot = new Date(quarterOf(day, schedule.hour, timezone) * quarterMs);
    if (slot > after) return slot;
  }
  throw new Error(`a ${schedule.frequency} report is never due in ${timezone}`);
}

function isDay({ frequency, weekday, day: monthDay }: ReportSchedule, day: number): boolean {
  if (frequency === 'daily') return true;
  const date = new Date(`${dayLabel(day)}T00:00:00Z`);
  return frequency === 'weekly' ? (date.getUTCDay() || 7) === weekday : date.getUTCDate() === monthDay;
}

/** The UTC quarter-hour at which a local hour first occurs, or the first later time. */
function quarterOf(day: number, hour: number, timezone: string): number {
  const [from, to] = [startOfDay(dayLabel(day), timezone), startOfDay(dayLabel(day + 1), timezone)];
  const wanted = day * quartersADay + hour * quartersAnHour;
  const segment = offsetSegments(from, to, timezone).find((one) => one.to + one.offset > wanted);
  return segment ? Math.max(segment.from, wanted - segment.offset) : to;
}
