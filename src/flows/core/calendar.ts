/** A stretch of time in which a zone's clocks keep the same offset; epoch seconds, `to` exclusive. */
export interface ClockStretch {
  from: number;
  to: number;
  /** Seconds that local time is ahead of UTC. */
  offset: number;
}

/** The time that a proof looks at, and what clocks do in it. */
export interface Calendar {
  /** Epoch seconds, `to` exclusive. */
  from: number;
  to: number;
  clocks(timezone: string): readonly ClockStretch[];
}

const halfDay = 43_200;

/** The calendar from one moment to another, epoch seconds. */
export function calendarOf(from: number, to: number): Calendar {
  const known = new Map<string, readonly ClockStretch[]>();
  return {
    from,
    to,
    clocks(timezone) {
      const stretches = known.get(timezone) ?? clockStretches(timezone, from, to);
      known.set(timezone, stretches);
      return stretches;
    },
  };
}

/** No zone changes its clocks twice in half a day. */
function clockStretches(timezone: string, from: number, to: number): ClockStretch[] {
  const offsetAt = offsets(timezone);
  const stretches: ClockStretch[] = [];
  let current = { from, to, offset: offsetAt(from) };
  for (let moment = from; moment < to; moment += halfDay) {
    const next = Math.min(moment + halfDay, to);
    const offset = offsetAt(next);
    if (offset === current.offset) continue;
    const change = changeBetween(moment, next, (at) => offsetAt(at) === current.offset);
    stretches.push({ ...current, to: change });
    current = { from: change, to, offset };
  }
  return current.from < to ? [...stretches, current] : stretches;
}

/** The first second, after `before` and up to `after`, at which the offset is no longer what it was. */
function changeBetween(before: number, after: number, isUnchanged: (at: number) => boolean): number {
  let [last, first] = [before, after];
  while (first - last > 1) {
    const middle = Math.floor((first + last) / 2);
    if (isUnchanged(middle)) last = middle;
    else first = middle;
  }
  return first;
}

function offsets(timezone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(at * 1000)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at;
  };
}
