/** Quarter-hours per day. Every UTC offset since 1972 is a whole number of them. */
export const quartersADay = 96;
export const quarterMs = 900_000;

/** From quarter-hour `from` to `to` (exclusive), local time is UTC plus `offset` quarter-hours. */
export interface OffsetSegment {
  from: number;
  to: number;
  offset: number;
}

/** A local date as the number of days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / (quartersADay * quarterMs);
}

/** The local date of a day number, as `2026-11-21`. */
export function dayLabel(day: number): string {
  return new Date(day * quartersADay * quarterMs).toISOString().slice(0, 10);
}

/** The local date of a time. */
export function localDay(moment: Date, timezone: string): string {
  const quarter = Math.floor(moment.getTime() / quarterMs);
  return dayLabel(Math.floor((quarter + offsetAt(quarter, timezone)) / quartersADay));
}

/** The UTC quarter-hour at which a local day begins, even if a clock change skips midnight. */
export function startOfDay(day: string, timezone: string): number {
  const wanted = dayNumber(day) * quartersADay;
  return firstQuarter(wanted - 60, wanted + 60, (quarter) => quarter + offsetAt(quarter, timezone) >= wanted);
}

/** A time zone's offsets between two quarter-hours, in order and without gaps. */
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

/** The zone's UTC offset at a quarter-hour, in quarter-hours. */
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

/** Cached because formatters are slow to create; at most one per time zone. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timezone, hourCycle: 'h23' });
  clocks.set(timezone, clock);
  return clock;
}

/** Binary search for the first number in (low, high] from which on a condition holds. */
function firstQuarter(low: number, high: number, holds: (quarter: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
