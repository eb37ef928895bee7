import type { Calendar } from '../core/calendar.ts';
import type { RunEnd } from '../core/runContext.ts';
import type { Spans } from '../core/spans.ts';
import { dateOfLocal, weekdayOf } from '../core/wallTime.ts';

const flowEnds = ['answered', 'message', 'hungUp', 'unconnected'] as const satisfies RunEnd[];

/** How calls that come in at some time can end, unless their callers hang up. */
export type Ends = readonly FlowEnd[];

/** How a flow ends a call. */
export type FlowEnd = (typeof flowEnds)[number];

/** A part of a day in which calls can end in the same ways; seconds from midnight by the clock, `to` exclusive. */
export interface DayPart {
  from: number;
  to: number;
  ends: Ends;
}

/** How calls can end during a day, from its midnight to the next. What clocks skip is like the time before. */
export type DayCoverage = readonly DayPart[];

/** How calls can end by the time at which they come in. */
export interface Coverage {
  /** An ordinary week from Monday: for each weekday what most of its dates have. */
  week: readonly DayCoverage[];
  /** The dates, `YYYY-MM-DD`, that differ from their weekday. */
  exceptions: readonly { date: string; day: DayCoverage }[];
}

const DAY = 86_400;

/** A span of a local day in which calls can end in one way, as a bit. */
interface Mark {
  from: number;
  to: number;
  bit: number;
}

/** Draws up the coverage from the moments at which a call that comes in can end in each way. */
export function coverageOf(ending: Readonly<Record<FlowEnd, Spans>>, timezone: string, calendar: Calendar): Coverage {
  const days = new Map<string, Mark[]>();
  flowEnds.forEach((end, bit) => {
    const spans = ending[end];
    for (const { from, to, offset } of calendar.clocks(timezone))
      for (let at = 0; at < spans.length; at += 2)
        mark(days, Math.max(from, spans[at] ?? 0) + offset, Math.min(to, spans[at + 1] ?? 0) + offset, 1 << bit);
  });
  const known = new Map<string, DayCoverage>();
  const dates = wholeDates(timezone, calendar).map((date) => {
    const marks = days.get(date) ?? [];
    const name = JSON.stringify(marks);
    const day = known.get(name) ?? dayOf(marks);
    known.set(name, day);
    return { date, day, text: JSON.stringify(day) };
  });
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    mostCommon(dates.filter(({ date }) => weekdayOf(date) === weekday)),
  );
  const usual = week.map((day) => JSON.stringify(day));
  return {
    week,
    exceptions: dates
      .filter(({ date, text }) => text !== usual[weekdayOf(date) - 1])
      .map(({ date, day }) => ({ date, day })),
  };
}

/** Marks the days that a span of local seconds touches. */
function mark(days: Map<string, Mark[]>, from: number, to: number, bit: number): void {
  for (let start = from; start < to;) {
    const midnight = Math.floor(start / DAY) * DAY;
    const end = Math.min(to, midnight + DAY);
    const date = dateOfLocal(midnight);
    const marks = days.get(date) ?? [];
    days.set(date, marks);
    marks.push({ from: start - midnight, to: end - midnight, bit });
    start = end;
  }
}

function dayOf(marks: readonly Mark[]): DayCoverage {
  const cuts = [...new Set([0, DAY, ...marks.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b);
  const parts: { from: number; to: number; mask: number }[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? DAY;
    const mask = marks.reduce((all, each) => (each.from <= from && from < each.to ? all | each.bit : all), 0);
    const last = parts.at(-1);
    // Every moment has some end, so a time without any was skipped.
    if (last && (mask === 0 || mask === last.mask)) last.to = to;
    else parts.push({ from, to, mask });
  }
  return parts.map(({ from, to, mask }) => ({ from, to, ends: flowEnds.filter((_, bit) => (mask >> bit) & 1) }));
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

function mostCommon(days: readonly { day: DayCoverage; text: string }[]): DayCoverage {
  const alike = [...Map.groupBy(days, ({ text }) => text).values()];
  return alike.toSorted((a, b) => b.length - a.length)[0]?.[0]?.day ?? [];
}
