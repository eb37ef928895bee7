import { addDays, timestampOf, weekdayOf } from '#flows/core/wallTime.ts';
import type { ScheduleSettings } from './scheduleSettings.node.ts';
import { weeklySpans } from './weeklySpans.node.ts';

const MINUTES_IN_DAY = 1440;

/**
 * The first time (epoch milliseconds) in the year at which each exit is taken. Tries every listed date and holiday at
 * noon, and the start and end of every period in each week of the year.
 */
export function differentMoments(
  settings: ScheduleSettings,
  timezone: string,
  year: number,
  exitAt: (at: number) => string,
): number[] {
  const moments = new Map<string, number>();
  for (const at of candidates(settings, timezone, year)) {
    const exit = exitAt(at);
    if (!moments.has(exit)) moments.set(exit, at);
    if (moments.size > settings.periods.length) break;
  }
  return [...moments.values()];
}

function* candidates({ periods, holidays }: ScheduleSettings, timezone: string, year: number): Generator<number> {
  const edges = [...new Set([0, ...periods.flatMap(weeklySpans).flatMap(({ start, end }) => [start, end])])];
  const monday = addDays(`${year}-01-08`, 1 - weekdayOf(`${year}-01-08`));
  for (let week = 0; week < 51; week += 1) {
    for (const edge of edges) {
      const date = addDays(monday, week * 7 + Math.floor(edge / MINUTES_IN_DAY));
      if (date.startsWith(`${year}-`)) yield timestampOf(date, edge % MINUTES_IN_DAY, timezone);
    }
    if (week > 0) continue;
    for (const date of [...periods.flatMap(({ dates }) => dates), ...holidays.map((holiday) => holiday.date)])
      if (date.startsWith(`${year}-`)) yield timestampOf(date, MINUTES_IN_DAY / 2, timezone);
  }
}
