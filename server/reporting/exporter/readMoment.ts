import { type CalendarDateTime, fromDate, parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import { casual, type ParsedResult } from 'chrono-node/en';
import { dayLabel, dayNumber, localDay, quarterMs, startOfDay } from '../../kernel/time/localTime.ts';

/** What a date stands for: a time, or whole days from a first to a last one. Days are local, as `2026-11-21`. */
type Moment = { at: Date } | { first: string; last: string };

/** Where and when a phrase is read. */
export interface Here {
  timezone: string;
  now: Date;
}

/** When a range begins; undefined if the text is no date. Whole days count from the start of the first. */
export function readStart(text: string, here: Here): Date | undefined {
  const moment = readMoment(text, here);
  if (!moment || 'at' in moment) return moment?.at;
  return new Date(startOfDay(moment.first, here.timezone) * quarterMs);
}

/** When a range ends, which it does not include; undefined if the text is no date. Whole days count to the end of the last. */
export function readEnd(text: string, here: Here): Date | undefined {
  const moment = readMoment(text, here);
  if (!moment || 'at' in moment) return moment?.at;
  return new Date(startOfDay(dayLabel(dayNumber(moment.last) + 1), here.timezone) * quarterMs);
}

const mostCharacters = 60;
const [firstYear, lastYear] = [1970, 2200];

function readMoment(given: string, here: Here): Moment | undefined {
  const text = given.trim();
  if (text.length === 0 || text.length > mostCharacters) return undefined;
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const moment = /^\d{4}-\d\d-\d\d/.test(iso)
    ? readIso(iso, here)
    : (readDayOf(text, here) ?? readPeriod(text, here) ?? readPhrase(text, here));
  return moment && isNear(moment) ? moment : undefined;
}

function isNear(moment: Moment): boolean {
  const year = 'at' in moment ? moment.at.getUTCFullYear() : Number(moment.first.slice(0, 4));
  return year >= firstYear && year <= lastYear;
}

/** A day or a time by ISO 8601. A time without an offset is local; the plus of an offset may arrive as a space. */
function readIso(text: string, { timezone }: Here): Moment | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? { first: text, last: text } : undefined;
  }
  const time = text.replace(/^(.{10}) /, '$1T').replace(/ (\d\d:\d\d)$/, '+$1');
  try {
    const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(time);
    return { at: hasOffset ? parseAbsolute(time, timezone).toDate() : onClock(parseDateTime(time), timezone) };
  } catch {
    return undefined;
  }
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A day of a period: `first day of last month`, `last day of October 2026`, `monday this week`. */
function readDayOf(text: string, here: Here): Moment | undefined {
  const [, end, period] = /^(first|last)\s+day\s+of\s+(\S.*)$/i.exec(text) ?? [];
  const [, weekday, week] = /^(\w+day)\s+((?:this|last|past|previous)\s+week)$/i.exec(text) ?? [];
  const within = period ?? week;
  const days = within === undefined ? undefined : (readPeriod(within, here) ?? readPhrase(within, here));
  if (!days || !('first' in days) || days.first === days.last) return undefined;
  const at = weekday === undefined ? undefined : weekdays.indexOf(weekday.toLowerCase());
  if (at === -1) return undefined;
  const day =
    at === undefined ? (end?.toLowerCase() === 'first' ? days.first : days.last) : dayLabel(dayNumber(days.first) + at);
  return { first: day, last: day };
}

/** This or the last calendar week, month or year. Weeks begin on Monday. */
function readPeriod(text: string, { timezone, now }: Here): Moment | undefined {
  const [, which, unit] = /^(this|last|past|previous)\s+(week|month|year)$/i.exec(text) ?? [];
  if (which === undefined || unit === undefined) return undefined;
  const back = which.toLowerCase() === 'this' ? 0 : 1;
  const today = localDay(now, timezone);
  const [year = 0, month = 0] = today.split('-').map(Number);
  switch (unit.toLowerCase()) {
    case 'week': {
      // 1970-01-01 was a Thursday.
      const monday = dayNumber(today) - ((dayNumber(today) + 3) % 7) - 7 * back;
      return { first: dayLabel(monday), last: dayLabel(monday + 6) };
    }
    case 'month':
      return monthOf(year, month - back);
    default:
      return { first: `${year - back}-01-01`, last: `${year - back}-12-31` };
  }
}

/** Months count from 1; those before and after are of other years. */
function monthOf(year: number, month: number): Moment {
  const day = (of: number, date: number) => new Date(Date.UTC(year, of - 1, date)).toISOString().slice(0, 10);
  return { first: day(month, 1), last: day(month + 1, 0) };
}

/**
 * An English phrase. It is read on a UTC clock that shows the local time, as the library knows no time zones. The whole text has to be one date; dates with slashes are refused, as they are read in two ways.
 */
function readPhrase(text: string, { timezone, now }: Here): Moment | undefined {
  if (!/[a-z]/i.test(text) || text.includes('/')) return undefined;
  const shown = fromDate(now, timezone);
  const { year, month, day, hour, minute, second } = shown;
  const clock = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const [found, ...others] = casual.parse(text, { instant: clock, timezone: 0 });
  if (!found || others.length > 0 || found.end || found.text.length !== text.length) return undefined;
  return meaningOf(found, clock, { timezone, now });
}

function meaningOf({ start }: ParsedResult, clock: Date, { timezone, now }: Here): Moment {
  const tags = start.tags();
  if (tags.has('casualReference/now')) return { at: now };
  // Three hours ago are three hours, also where clocks changed meanwhile.
  if (tags.has('result/relativeDateAndTime'))
    return { at: new Date(now.getTime() + start.date().getTime() - clock.getTime()) };
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second') => start.get(name) ?? 0;
  const isWhole = !start.isCertain('day') && !start.isCertain('weekday') && !tags.has('result/relativeDate');
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  const day = `${padded(part('year'), 4)}-${padded(part('month'), 2)}-${padded(part('day'), 2)}`;
  if (start.isCertain('hour')) {
    const time = [part('hour'), part('minute'), part('second')].map((value) => padded(value, 2)).join(':');
    return { at: onClock(parseDateTime(`${day}T${time}`), timezone) };
  }
  return isWhole && start.isCertain('month') ? monthOf(part('year'), part('month')) : { first: day, last: day };
}

/** When clocks show a time: the first of two, and the next after one that is skipped. */
function onClock(time: CalendarDateTime, timezone: string): Date {
  return toZoned(time, timezone, 'compatible').toDate();
}
