/** Quarter-hours in a day. Every offset in use since 1972 is a whole number of them. */
export const quartersADay = 96;
export const quarterMs = 900_000;

/** From quarter-hour `from` up to, not including, `to`, local time is UTC plus `offset` quarter-hours. */
export interface OffsetSegment {
  from: number;
  to: number;
  offset: number;
}

/** A local day as the count of days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / (quartersADay * quarterMs);
}

/** The local day of a day number, as `2026-11-21`. */
export function dayLabel(day: number): string {
  return new Date(day * quartersADay * quarterMs).toISOString().slice(0, 10);
}

/** The local day on which a moment falls. */
export function localDay(moment: Date, timezone: string): string {
  const quarter = Math.floor(moment.getTime() / quarterMs);
  return dayLabel(Math.floor((quarter + offsetAt(quarter, timezone)) / quartersADay));
}

/** The UTC quarter-hour at which a local day begins, also where a clock change leaves out midnight. */
export function startOfDay(day: string, timezone: string): number {
  const wanted = dayNumber(day) * quartersADay;
  return firstQuarter(wanted - 60, wanted + 60, (quarter) => quarter + offsetAt(quarter, timezone) >= wanted);
}

/** The offsets of a time zone between two quarter-hours, in order and without gaps. */
export function offsetSegments(from: number, to: number, timezone: string): OffsetSegment[] {
  const segments: OffsetSegment[] = [];
  let start = from;
  let offset = offsetAt(from, timezone);
  for (let day = from; day < to; day += quartersADay) {
    const end = Math.min(day + quartersADay, to);
    const next = offsetAt(end, timezone);
    if (next === offset) continue;
    const change = firstQuarter(day, end, (quarter) => offsetAt(quarter, timezone) === next);
    segments.push({ from: start, to: change, offset });
    [start, offset] = [change, next];
  }
  if (start < to) segments.push({ from: start, to, offset });
  return segments;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the zone's clocks show at a UTC quarter-hour, less that quarter-hour. */
function offsetAt(quarter: number, timezone: string): number {
  const at = quarter * quarterMs;
  const part = new Map(
    clockOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? 0;
  const shown = Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute'));
  return Math.round((shown - at) / quarterMs);
}

/** A formatter is slow to make; there are no more of them than time zones. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timezone, hourCycle: 'h23' });
  clocks.set(timezone, clock);
  return clock;
}

/** The first number in (low, high] for which a condition holds that then goes on holding. */
function firstQuarter(low: number, high: number, holds: (quarter: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
