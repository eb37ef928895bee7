import { fromZonedTime } from 'date-fns-tz';

/** Local date and time in a time zone. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 1 = Monday to 7 = Sunday. */
  weekday: number;
  /** Minutes since local midnight, 0 to 1439. */
  minute: number;
}

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time at `at` (epoch milliseconds) in an IANA zone. Uses `Intl` because date-fns-tz converts through the
 * host's own zone, so that zone's clock changes would show.
 */
export function wallTime(at: number, timezone: string): WallTime {
  let format = formats.get(timezone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timezone, format);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = value;
  const date = `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), minute: Number(part.hour) * 60 + Number(part.minute) };
}

/** The weekday of a date `YYYY-MM-DD`, 1 = Monday to 7 = Sunday. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The date, `YYYY-MM-DD`, of a local time in seconds, counted as if it were UTC. */
export function dateOfLocal(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** The date `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The epoch milliseconds of a local time; one skipped by a clock change maps to a nearby time. */
export function timestampOf(date: string, minute: number, timezone: string): number {
  return fromZonedTime(`${date}T${clock(minute)}:00`, timezone).getTime();
}

/** A Monday for comparing two zones' clocks, far from any clock change. */
const REFERENCE = '2026-01-12';

/** How many minutes the clock in `there` is ahead of the one in `here`, in January. */
export function minutesBetween(here: string, there: string): number {
  return (timestampOf(REFERENCE, 0, here) - timestampOf(REFERENCE, 0, there)) / 60_000;
}

/** Minutes since midnight of `HH:MM`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
