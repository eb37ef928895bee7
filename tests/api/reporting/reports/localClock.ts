import { formatInTimeZone } from 'date-fns-tz';

/** A moment as a clock on the wall of a zone shows it. */
export interface LocalClock {
  /** As `2026-04-05`. */
  day: string;
  hour: number;
  /** 1 to 7, Monday first. */
  weekday: number;
}

const read = new Map<string, LocalClock>();

/** Remembered, because the calendar is slow and asked for the same moments again and again. */
export function localClock(at: number, zone: string): LocalClock {
  const key = `${at} ${zone}`;
  const clock = read.get(key) ?? readClock(at, zone);
  read.set(key, clock);
  return clock;
}

function readClock(at: number, zone: string): LocalClock {
  const [day = '', hour = '', weekday = ''] = formatInTimeZone(at, zone, 'yyyy-MM-dd H i').split(' ');
  return { day, hour: Number(hour), weekday: Number(weekday) };
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}
