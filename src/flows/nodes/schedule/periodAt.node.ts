import { addDays, minuteOf, type WallTime, wallTime, weekdayOf } from '#flows/core/wallTime.ts';
import type { SchedulePeriod, ScheduleSettings } from './scheduleSettings.node.ts';

/** The period at a time (epoch milliseconds), by local time in the zone. */
export function periodAt(settings: ScheduleSettings, timezone: string, at: number): SchedulePeriod | undefined {
  return periodAtLocal(settings, wallTime(at, timezone));
}

/**
 * The period at a local time: the one that lists the date; otherwise, except on holidays, the first whose weekly hours
 * cover it. Hours past midnight belong to the day they began on, and end at midnight before a holiday or a listed date.
 */
export function periodAtLocal(
  settings: ScheduleSettings,
  { date, weekday, minute }: WallTime,
): SchedulePeriod | undefined {
  const dated = settings.periods.find(({ dates }) => dates.includes(date));
  if (dated !== undefined || isHoliday(settings, date)) return dated;
  const yesterday = addDays(date, -1);
  const before = isSpecial(settings, yesterday) ? undefined : weekdayOf(yesterday);
  return settings.periods.find(({ weekly }) =>
    weekly.some(({ days, from, to }) => {
      const [start, end] = [minuteOf(from), minuteOf(to)];
      const pastMidnight = end <= start;
      if (days.includes(weekday) && minute >= start && (pastMidnight || minute < end)) return true;
      return pastMidnight && before !== undefined && days.includes(before) && minute < end;
    }),
  );
}

function isHoliday({ holidays }: ScheduleSettings, date: string): boolean {
  return holidays.some((holiday) => holiday.date === date);
}

/** Whether the weekly hours are overridden on this date. */
export function isSpecial(settings: ScheduleSettings, date: string): boolean {
  return isHoliday(settings, date) || settings.periods.some(({ dates }) => dates.includes(date));
}
