import { wallTime } from './wallTime.ts';

/**
 * A moment given by the clock of a zone. Where the clocks go forward over it, it is `skipped`, and `at` is when they do;
 * where they go back, it is `repeated`, and `at` is the first time.
 */
export interface Moment {
  /** Epoch milliseconds. */
  at: number;
  kind: 'plain' | 'skipped' | 'repeated';
}

const minute = 60_000;
const day = 1440 * minute;

/** The moment at which the clocks of a zone show a date (`2026-10-04`) and a time (`02:30`). */
export function fromWallTime(date: string, time: string, timezone: string): Moment {
  const naive = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(naive - day, timezone);
  const after = offsetAt(naive + day, timezone);
  const found = [...new Set([naive - before, naive - after])]
    .filter((at) => at + offsetAt(at, timezone) === naive)
    .toSorted((a, b) => a - b);
  const [at, second] = found;
  if (at !== undefined) return { at, kind: second === undefined ? 'plain' : 'repeated' };
  return { at: changeBetween(naive - day, naive + day, timezone), kind: 'skipped' };
}

/** The local date and time at a moment, as `fromWallTime` takes them. */
export function clockAt(at: number, timezone: string): { date: string; time: string } {
  const { date, minute: of } = wallTime(at, timezone);
  return { date, time: [Math.floor(of / 60), of % 60].map((part) => String(part).padStart(2, '0')).join(':') };
}

/** How far the clocks of a zone are ahead of UTC, ms. */
function offsetAt(at: number, timezone: string): number {
  const { date, time } = clockAt(at, timezone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(at / minute) * minute;
}

/** The first minute with the later offset. */
function changeBetween(from: number, to: number, timezone: string): number {
  const later = offsetAt(to, timezone);
  let [low, high] = [Math.floor(from / minute), Math.floor(to / minute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minute, timezone) === later) high = middle;
    else low = middle;
  }
  return high * minute;
}
