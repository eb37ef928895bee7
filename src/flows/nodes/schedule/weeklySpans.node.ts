import { minuteOf, timestampOf } from '#flows/core/wallTime.ts';
import { ALL_HOURS, hoursOf, HOURS_IN_WEEK, NO_HOURS, type WeekHours } from '#flows/core/weekHours.ts';
import { OTHERWISE, type SchedulePeriod, type ScheduleSettings } from './scheduleSettings.node.ts';

const MINUTES_IN_DAY = 1440;
const MINUTES_IN_WEEK = 7 * MINUTES_IN_DAY;
/** A Monday for comparing two zones' clocks, far from any clock change. */
const REFERENCE = '2026-01-12';

/** Minutes of the week from Monday 00:00, `end` exclusive; a span across the end of the week is split in two. */
export interface WeekSpan {
  start: number;
  end: number;
}

/** The times of the week that a period covers. */
export function weeklySpans({ weekly }: SchedulePeriod): WeekSpan[] {
  return weekly.flatMap(({ days, from, to }) =>
    days.flatMap((day) => {
      const start = (day - 1) * MINUTES_IN_DAY + minuteOf(from);
      const length = minuteOf(to) - minuteOf(from);
      const end = start + (length > 0 ? length : length + MINUTES_IN_DAY);
      return end <= MINUTES_IN_WEEK
        ? [{ start, end }]
        : [
            { start, end: MINUTES_IN_WEEK },
            { start: 0, end: end - MINUTES_IN_WEEK },
          ];
    }),
  );
}

/**
 * The hours of an ordinary week in `timezone` in which each exit can be taken; partly covered hours count. If the
 * schedule has its own zone, their January offset is used. Ignores dates and holidays.
 */
export function periodHours(settings: ScheduleSettings, timezone: string): ReadonlyMap<string, WeekHours> {
  const shift = settings.timezone === null ? 0 : minutesBetween(settings.timezone, timezone);
  const hours = new Map<string, WeekHours>();
  let full = NO_HOURS;
  for (const period of settings.periods) {
    const spans = weeklySpans(period).map(({ start, end }) => ({ start: start + shift, end: end + shift }));
    hours.set(`period-${period.id}`, hoursOf(spans.flatMap(({ start, end }) => hourRange(start, end, false))));
    full |= hoursOf(spans.flatMap(({ start, end }) => hourRange(start, end, true)));
  }
  return hours.set(OTHERWISE, ALL_HOURS & ~full);
}

/** The hours that a span of minutes touches or, if `filled`, covers completely. */
function hourRange(start: number, end: number, filled: boolean): number[] {
  const first = filled ? Math.ceil(start / 60) : Math.floor(start / 60);
  const last = filled ? Math.floor(end / 60) : Math.ceil(end / 60);
  return Array.from({ length: Math.max(0, Math.min(last - first, HOURS_IN_WEEK)) }, (_, hour) => first + hour);
}

/** How many minutes the clock in `there` is ahead of the one in `here`. */
function minutesBetween(here: string, there: string): number {
  return (timestampOf(REFERENCE, 0, here) - timestampOf(REFERENCE, 0, there)) / 60_000;
}
