import { addDays, timestampOf, wallTime, weekdayOf } from '#flows/core/wallTime.ts';
import type { Coverage } from '../../proof/coverage.ts';

/** A day of the coverage: a weekday from 1, Monday, or a date that differs from its weekday. */
export type CoverageDay = number | string;

interface Within {
  from: number;
  timezone: string;
}

/** Half-hours from midnight, `to` exclusive. */
interface HalfHours {
  from: number;
  to: number;
}

/**
 * The next time, in epoch seconds, that some half-hours of a day stand for. An ordinary weekday stands for the next of its
 * dates that does not differ, and begins after today, so that all of it is ahead.
 */
export function timeOf(
  day: CoverageDay,
  { from, to }: HalfHours,
  exceptions: Coverage['exceptions'],
  { from: start, timezone }: Within,
) {
  const date = typeof day === 'string' ? day : nextOf(day, exceptions, wallTime(start * 1000, timezone).date);
  const at = (halfHours: number) =>
    halfHours === 48 ? timestampOf(addDays(date, 1), 0, timezone) : timestampOf(date, halfHours * 30, timezone);
  return { from: at(from) / 1000, to: at(to) / 1000 };
}

function nextOf(weekday: number, exceptions: Coverage['exceptions'], today: string): string {
  const differing = new Set(exceptions.map(({ date }) => date));
  let date = addDays(today, 1);
  while (weekdayOf(date) !== weekday || differing.has(date)) date = addDays(date, 1);
  return date;
}
