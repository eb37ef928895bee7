import {
  type CalendarDate,
  fromDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import type { ClockHours } from '#values/sms/legalHours.ts';

/** When texts may go out. */
export interface SendingHours {
  /** The hours of a day by a local clock; null on a day without any. */
  on: (day: CalendarDate) => ClockHours | null;
  /** The most days without any hours, one after the other. */
  mostDaysWithout: number;
}

/** The same hours every day. */
export function daily(hours: ClockHours): SendingHours {
  return { on: () => hours, mostDaysWithout: 0 };
}

const dayMs = 86_400_000;
/** If zones have no common hours in so many days with hours, they have none. */
const searchedDays = 3;

/**
 * The first moment from `at` on that is within these hours in all of the zones; `at` itself if there are none. Zones so far
 * apart that they have no hour in common count by the first of them.
 */
export function nextSendingTime(at: Date, zones: readonly string[], hours: SendingHours | null): Date {
  const [first] = zones;
  if (!hours || first === undefined) return at;
  return commonSendingTime(at, zones, hours) ?? nextWithin(at, first, hours);
}

/** As `nextSendingTime`; undefined if the zones have no hour in common. */
export function commonSendingTime(at: Date, zones: readonly string[], hours: SendingHours): Date | undefined {
  const end = at.getTime() + (searchedDays + hours.mostDaysWithout) * dayMs;
  for (let next = at; next.getTime() < end;) {
    const latest = Math.max(...zones.map((zone) => nextWithin(next, zone, hours).getTime()));
    if (latest === next.getTime()) return next;
    next = new Date(latest);
  }
  return undefined;
}

function nextWithin(at: Date, zone: string, hours: SendingHours): Date {
  if (isWithin(at, zone, hours)) return at;
  const today = toCalendarDate(fromDate(at, zone));
  // On the day after one whose hours clocks skip, there are some again.
  for (let days = 0; days < searchedDays + hours.mostDaysWithout; days += 1) {
    const start = startsOn(today.add({ days }), zone, hours).find(
      (moment) => moment > at && isWithin(moment, zone, hours),
    );
    if (start) return start;
  }
  // Nothing goes out by then; it is looked at again.
  return toZoned(today.add({ days: searchedDays + hours.mostDaysWithout }), zone).toDate();
}

/** The moments of a day at which the hours may start: the hour itself, both times if clocks repeat it, and where clocks change. */
function startsOn(day: CalendarDate, zone: string, hours: SendingHours): Date[] {
  const on = hours.on(day);
  if (on === null) return [];
  const clock = toCalendarDateTime(day, parseTime(on.from));
  const change = clockChange(toZoned(day, zone), toZoned(day.add({ days: 1 }), zone));
  return [toZoned(clock, zone, 'earlier').toDate(), toZoned(clock, zone, 'later').toDate(), ...change].sort(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/** The minute after `start`, and not after `end`, from which the offset is that of `end`; empty if it is so all along. */
function clockChange(start: ZonedDateTime, end: ZonedDateTime): Date[] {
  if (start.offset === end.offset) return [];
  const minutes = Math.round((end.toDate().getTime() - start.toDate().getTime()) / minuteMs);
  if (minutes <= 1) return [end.toDate()];
  const middle = start.add({ minutes: Math.floor(minutes / 2) });
  return middle.offset === end.offset ? clockChange(start, middle) : clockChange(middle, end);
}

function isWithin(at: Date, zone: string, hours: SendingHours): boolean {
  const local = fromDate(at, zone);
  const on = hours.on(toCalendarDate(local));
  const clock = `${two(local.hour)}:${two(local.minute)}`;
  return on !== null && clock >= on.from && clock < on.to;
}

const minuteMs = 60_000;
const two = (value: number) => String(value).padStart(2, '0');
