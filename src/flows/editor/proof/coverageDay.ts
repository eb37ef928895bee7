import { addDays, timestampOf, wallTime, weekdayOf } from '#flows/core/wallTime.ts';
import type { Coverage } from '../../proof/coverage.ts';

/** A day of the coverage: a weekday from 1, Monday, or a date that differs from its weekday. */
export type CoverageDay = number | string;

interface Within {
  from: number;
  timezone: string;
}

/** Seconds from midnight by the clock, `to` exclusive. */
interface DayTime {
  from: number;
  to: number;
}

/**
 * The next time, in epoch seconds, that a time of a day stands for. An ordinary weekday stands for the next of its
 * dates that does not differ, and begins after today, so that all of it is ahead.
 */
export function timeOf(
  day: CoverageDay,
  { from, to }: DayTime,
  exceptions: Coverage['exceptions'],
  { from: start, timezone }: Within,
) {
  const date = typeof day === 'string' ? day : nextOf(day, exceptions, wallTime(start * 1000, timezone).date);
  const at = (seconds: number) =>
    seconds === 86_400
      ? timestampOf(addDays(date, 1), 0, timezone) / 1000
      : timestampOf(date, Math.floor(seconds / 60), timezone) / 1000 + (seconds % 60);
  return { from: at(from), to: at(to) };
}

function nextOf(weekday: number, exceptions: Coverage['exceptions'], today: string): string {
  const differing = new Set(exceptions.map(({ date }) => date));
  let date = addDays(today, 1);
  while (weekdayOf(date) !== weekday || differing.has(date)) date = addDays(date, 1);
  return date;
}
