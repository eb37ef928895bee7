import { minuteOf, minutesBetween } from '#flows/core/wallTime.ts';
import { hoursOf, NO_HOURS, type WeekHours } from '#flows/core/weekHours.ts';
import { OTHERWISE, type SchedulePeriod, type ScheduleSettings } from './scheduleSettings.node.ts';

const MINUTES_IN_DAY = 1440;
const MINUTES_IN_WEEK = 7 * MINUTES_IN_DAY;

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
      return withinWeek(start, start + (length > 0 ? length : length + MINUTES_IN_DAY));
    }),
  );
}

/** A span that may begin or end outside the week, with the part outside at the other end of the week. */
function withinWeek(start: number, end: number): WeekSpan[] {
  if (start < 0) return withinWeek(start + MINUTES_IN_WEEK, end + MINUTES_IN_WEEK);
  if (start >= MINUTES_IN_WEEK) return withinWeek(start - MINUTES_IN_WEEK, end - MINUTES_IN_WEEK);
  if (end <= MINUTES_IN_WEEK) return [{ start, end }];
  return [
    { start, end: MINUTES_IN_WEEK },
    { start: 0, end: end - MINUTES_IN_WEEK },
  ];
}

/**
 * The hours of an ordinary week in `timezone` in which each exit can be taken, for a minute at least. If the schedule has
 * its own zone, their January offset is used. Ignores dates and holidays.
 */
export function periodHours(settings: ScheduleSettings, timezone: string): ReadonlyMap<string, WeekHours> {
  const shift = settings.timezone === null ? 0 : minutesBetween(settings.timezone, timezone);
  const spans = settings.periods.flatMap((period) =>
    weeklySpans(period)
      .flatMap(({ start, end }) => withinWeek(start + shift, end + shift))
      .map((span) => ({ ...span, exit: `period-${period.id}` })),
  );
  const hours = new Map<string, WeekHours>(settings.periods.map(({ id }) => [`period-${id}`, NO_HOURS]));
  hours.set(OTHERWISE, NO_HOURS);
  const cuts = new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), MINUTES_IN_WEEK]);
  const ascending = [...cuts].toSorted((a, b) => a - b);
  for (const [index, start] of ascending.slice(0, -1).entries()) {
    const end = ascending[index + 1] ?? MINUTES_IN_WEEK;
    const exit = spans.find((span) => span.start <= start && end <= span.end)?.exit ?? OTHERWISE;
    hours.set(exit, (hours.get(exit) ?? NO_HOURS) | hoursTouched(start, end));
  }
  return hours;
}

function hoursTouched(start: number, end: number): WeekHours {
  const first = Math.floor(start / 60);
  return hoursOf(Array.from({ length: Math.ceil(end / 60) - first }, (_, hour) => first + hour));
}
