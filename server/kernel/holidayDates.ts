import { createRequire } from 'node:module';
import type HolidaysClass from 'date-holidays';
import { addDays } from '#flows/core/wallTime.ts';

type Calendar = InstanceType<typeof HolidaysClass>;
type Holiday = ReturnType<Calendar['getHolidays']>[number];

const dayMs = 86_400_000;
const longestHoliday = 31;
const known = new Map<string, ReadonlySet<string>>();

/** The local dates (ISO 8601) of a country’s public holidays in a year. */
export function holidayDates(country: string, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const dates = known.get(key) ?? readDates(country, year);
  known.set(key, dates);
  return dates;
}

function readDates(country: string, year: number): ReadonlySet<string> {
  // Its data of all countries takes a megabyte, which few processes ever need.
  const Holidays = createRequire(import.meta.url)('date-holidays') as typeof HolidaysClass;
  const all = new Holidays(country).getHolidays(year);
  return new Set(all.filter(({ type }) => type === 'public').flatMap(datesOf));
}

/** The local dates of a holiday; none for one that begins or ends during a day. */
export function datesOf({ date, start, end }: Pick<Holiday, 'date' | 'start' | 'end'>): string[] {
  const [day = '', time = ''] = date.split(' ');
  // A day has 23 or 25 hours when the clock changes.
  const length = (end.getTime() - start.getTime()) / dayMs;
  const days = Math.round(length);
  if (!time.startsWith('00:00') || Math.abs(length - days) > 0.05) return [];
  return Array.from({ length: Math.min(days, longestHoliday) }, (_, later) => addDays(day, later));
}
