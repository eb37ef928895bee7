import type { CallFilter } from '#values/callFilter.ts';
import type { CallConditions } from './callConditions.ts';
import { dayLabel, dayNumber, localDay, offsetSegments, quarterMs, startOfDay } from '../../kernel/time/localTime.ts';

type Days = Pick<CallFilter, 'datefrom' | 'dateto' | 'timezone'>;

/** Days without a beginning or an end are looked at from here to there for their hours and weekdays. */
const widest = { first: '2010-01-01', last: '2049-12-31' };

/** The start and end times of a filter's local days, either of which may be missing, and its local hour and weekday. */
export function momentsOf(
  filter: Days & Pick<CallFilter, 'hour' | 'weekday'>,
): Pick<CallConditions, 'dateStart' | 'dateEnd' | 'localTime'> {
  const { datefrom, dateto, timezone } = filter;
  return {
    ...(datefrom !== undefined && { dateStart: new Date(startOfDay(datefrom, timezone) * quarterMs) }),
    ...(dateto !== undefined && { dateEnd: new Date(startOfDay(dayAfter(dateto, 1), timezone) * quarterMs) }),
    ...localTimeOf(filter, rangeOfDays(datefrom ?? widest.first, dateto ?? widest.last, timezone)),
  };
}

/** The local hour and weekday of a filter, for calls of a range. */
export function localTimeOf(
  { hour, weekday, timezone }: Pick<CallFilter, 'hour' | 'weekday' | 'timezone'>,
  { from, to }: Pick<LocalRange, 'from' | 'to'>,
): Pick<CallConditions, 'localTime'> {
  if (hour === undefined && weekday === undefined) return {};
  return { localTime: { hour, weekday, segments: offsetSegments(from, to, timezone) } };
}

/** Whole local days as quarter-hours: `from` is inclusive, `to` exclusive. */
export interface LocalRange {
  firstDay: string;
  lastDay: string;
  from: number;
  to: number;
}

/** The days of a report: those requested, or the seven days up to the requested end or today. At most ten years. */
export function rangeOf({ datefrom, dateto, timezone }: Days, now: Date): LocalRange {
  const lastDay = dateto ?? laterDay(datefrom, localDay(now, timezone));
  const firstDay = laterDay(datefrom ?? dayAfter(lastDay, -6), dayAfter(lastDay, -3660));
  return rangeOfDays(firstDay, lastDay, timezone);
}

/** The same number of days immediately before the range. */
export function rangeBefore({ firstDay, lastDay }: LocalRange, timezone: string): LocalRange {
  const days = dayNumber(lastDay) - dayNumber(firstDay) + 1;
  return rangeOfDays(dayAfter(firstDay, -days), dayAfter(firstDay, -1), timezone);
}

/** The same days 52 weeks earlier, so that weekdays match. */
export function rangeLastYear({ firstDay, lastDay }: LocalRange, timezone: string): LocalRange {
  return rangeOfDays(dayAfter(firstDay, -364), dayAfter(lastDay, -364), timezone);
}

/** The same weekdays in earlier weeks. If the last day is not over, ends at the same time of day. */
export function sameWeekdaysBefore({ firstDay, lastDay, from }: LocalRange, timezone: string, now: Date): LocalRange {
  const days = dayNumber(lastDay) - dayNumber(firstDay) + 1;
  const back = -7 * Math.ceil(days / 7);
  const range = rangeOfDays(dayAfter(firstDay, back), dayAfter(lastDay, back), timezone);
  if (lastDay < localDay(now, timezone)) return range;
  const sofar = Math.ceil(now.getTime() / quarterMs) - from;
  return { ...range, to: Math.max(range.from, Math.min(range.to, range.from + sofar)) };
}

function rangeOfDays(firstDay: string, lastDay: string, timezone: string): LocalRange {
  return {
    firstDay,
    lastDay,
    from: startOfDay(firstDay, timezone),
    to: startOfDay(dayAfter(lastDay, 1), timezone),
  };
}

export function dayAfter(day: string, days: number): string {
  return dayLabel(dayNumber(day) + days);
}

function laterDay(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}
