import type { Calendar } from '../core/calendar.ts';
import type { RunEnd } from '../core/runContext.ts';
import type { Spans } from '../core/spans.ts';
import { dateOfLocal, weekdayOf } from '../core/wallTime.ts';

const flowEnds = ['answered', 'message', 'hungUp', 'unconnected'] as const satisfies RunEnd[];

/** How calls that come in at some time can end, unless their callers hang up. */
export type Ends = readonly FlowEnd[];

/** How a flow ends a call. */
export type FlowEnd = (typeof flowEnds)[number];

/** How calls can end, by half-hours of local time. A half-hour that clocks skip is like the one before. */
export type DayCoverage = readonly Ends[];

/** How calls can end by the time at which they come in. */
export interface Coverage {
  /** An ordinary week from Monday: for each weekday what most of its dates have. */
  week: readonly DayCoverage[];
  /** The dates, `YYYY-MM-DD`, that differ from their weekday. */
  exceptions: readonly { date: string; day: DayCoverage }[];
}

const DAY = 86_400;
const HALF_HOUR = 1800;

/** Draws up the coverage from the moments at which a call that comes in can end in each way. */
export function coverageOf(ending: Readonly<Record<FlowEnd, Spans>>, timezone: string, calendar: Calendar): Coverage {
  const days = new Map<string, number[]>();
  flowEnds.forEach((end, bit) => {
    const spans = ending[end];
    for (const { from, to, offset } of calendar.clocks(timezone))
      for (let at = 0; at < spans.length; at += 2)
        mark(days, Math.max(from, spans[at] ?? 0) + offset, Math.min(to, spans[at + 1] ?? 0) + offset, 1 << bit);
  });
  const named = new Map<number, Ends>();
  const endsOf = (mask: number): Ends => {
    const known = named.get(mask) ?? flowEnds.filter((_, bit) => (mask >> bit) & 1);
    named.set(mask, known);
    return known;
  };
  const dates = wholeDates(timezone, calendar).map((date) => ({
    date,
    cells: (days.get(date) ?? emptyDay()).reduce(fillSkipped, []),
  }));
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    mostCommon(dates.filter(({ date }) => weekdayOf(date) === weekday).map(({ cells }) => cells)),
  );
  const differing = dates.filter(({ date, cells }) => cells.join() !== week[weekdayOf(date) - 1]?.join());
  return {
    week: week.map((cells) => cells.map(endsOf)),
    exceptions: differing.map(({ date, cells }) => ({ date, day: cells.map(endsOf) })),
  };
}

/** Every moment has some end, so a half-hour without any was skipped. */
function fillSkipped(before: number[], cell: number): number[] {
  before.push(cell === 0 ? (before.at(-1) ?? 0) : cell);
  return before;
}

function emptyDay(): number[] {
  return Array<number>(48).fill(0);
}

/** Marks the half-hours that a span of local seconds touches. */
function mark(days: Map<string, number[]>, from: number, to: number, bit: number): void {
  for (let start = Math.floor(from / HALF_HOUR) * HALF_HOUR; start < to;) {
    const midnight = Math.floor(start / DAY) * DAY;
    const date = dateOfLocal(midnight);
    const cells = days.get(date) ?? emptyDay();
    days.set(date, cells);
    for (; start < to && start < midnight + DAY; start += HALF_HOUR) {
      const cell = (start - midnight) / HALF_HOUR;
      cells[cell] = (cells[cell] ?? 0) | bit;
    }
  }
}

/** The local dates that lie in the calendar from midnight to midnight. */
function wholeDates(timezone: string, calendar: Calendar): string[] {
  const clocks = calendar.clocks(timezone);
  const [first, last] = [clocks[0], clocks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = Math.ceil((first.from + first.offset) / DAY);
  const end = Math.floor((last.to + last.offset) / DAY);
  return Array.from({ length: Math.max(0, end - start) }, (_, day) => dateOfLocal((start + day) * DAY));
}

function mostCommon(days: number[][]): number[] {
  const counts = new Map<string, { cells: number[]; count: number }>();
  for (const cells of days) {
    const name = cells.join();
    const known = counts.get(name) ?? { cells, count: 0 };
    counts.set(name, { cells, count: known.count + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.cells ?? emptyDay();
}
