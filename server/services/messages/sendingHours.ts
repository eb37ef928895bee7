import {
  type CalendarDate,
  fromDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';

/** Hours of a day by a local clock: `{ from: '09:00', to: '20:00' }`. */
export interface Hours {
  from: string;
  to: string;
}

/** If zones have no common hours within this time, they have none. */
const longestSearchMs = 3 * 86_400_000;

/**
 * The first moment from `at` on that is within these hours in all of the zones; `at` itself if there are none. Zones so far
 * apart that they have no hour in common count by the first of them.
 */
export function nextSendingTime(at: Date, zones: readonly string[], hours: Hours | null): Date {
  const [first] = zones;
  if (!hours || first === undefined) return at;
  for (let next = at; next.getTime() - at.getTime() < longestSearchMs;) {
    const latest = Math.max(...zones.map((zone) => nextWithin(next, zone, hours).getTime()));
    if (latest === next.getTime()) return next;
    next = new Date(latest);
  }
  return nextWithin(at, first, hours);
}

/** Remembers what was found: many people share zones, and a look takes longer than all else about one. */
export function sendingTimes(start: Date): (zones: readonly string[], hours: Hours | null) => Date {
  const known = new Map<string, Date>();
  return (zones, hours) => {
    const key = `${zones.join(' ')} ${hours?.from} ${hours?.to}`;
    const at = known.get(key) ?? nextSendingTime(start, zones, hours);
    known.set(key, at);
    return at;
  };
}

function nextWithin(at: Date, zone: string, hours: Hours): Date {
  if (isWithin(at, zone, hours)) return at;
  const today = toCalendarDate(fromDate(at, zone));
  for (let days = 0; days < mostDays; days += 1) {
    const start = startsOn(today.add({ days }), zone, hours).find(
      (moment) => moment > at && isWithin(moment, zone, hours),
    );
    if (start) return start;
  }
  return at;
}

/** On the day after one whose hours clocks skip, there are some again. */
const mostDays = 3;

/** The moments of a day at which the hours may start: the hour itself, both times if clocks repeat it, and where clocks change. */
function startsOn(day: CalendarDate, zone: string, hours: Hours): Date[] {
  const clock = toCalendarDateTime(day, parseTime(hours.from));
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

function isWithin(at: Date, zone: string, { from, to }: Hours): boolean {
  const { hour, minute } = fromDate(at, zone);
  const clock = `${two(hour)}:${two(minute)}`;
  return clock >= from && clock < to;
}

const minuteMs = 60_000;
const two = (value: number) => String(value).padStart(2, '0');
