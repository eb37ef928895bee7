import type { Calendar } from '#flows/core/calendar.ts';
import type { Spans } from '#flows/core/spans.ts';
import { dateOfLocal, minuteOf, weekdayOf } from '#flows/core/wallTime.ts';
import { isSpecial, periodAtLocal } from './periodAt.node.ts';
import { OTHERWISE, type ScheduleSettings } from './scheduleSettings.node.ts';

const DAY = 86_400;

/** A part of a day, seconds since midnight, with the exit that calls take in it. */
interface DayPart {
  from: number;
  to: number;
  exit: string;
}

/** When calls take each exit, by the calendar's clocks. */
export function scheduleOpenings(
  settings: ScheduleSettings,
  timezone: string,
  calendar: Calendar,
): ReadonlyMap<string, Spans> {
  const open = new Map<string, number[]>();
  const partsOf = dayParts(settings);
  for (const { from, to, offset } of calendar.clocks(settings.timezone ?? timezone)) {
    const [start, end] = [from + offset, to + offset];
    for (let midnight = Math.floor(start / DAY) * DAY; midnight < end; midnight += DAY)
      for (const part of partsOf(midnight)) {
        const [first, last] = [Math.max(start, midnight + part.from), Math.min(end, midnight + part.to)];
        if (first < last) append(open, part.exit, first - offset, last - offset);
      }
  }
  return open;
}

function append(open: Map<string, number[]>, exit: string, from: number, to: number): void {
  const spans = open.get(exit);
  if (spans === undefined) open.set(exit, [from, to]);
  else if (spans.at(-1) === from) spans[spans.length - 1] = to;
  else spans.push(from, to);
}

/** The parts of the day that begins at a local midnight. Ordinary days repeat, so each kind is looked at once. */
function dayParts(settings: ScheduleSettings): (midnight: number) => DayPart[] {
  const ordinary = new Map<string, DayPart[]>();
  const cuts = cutsOf(settings);
  const special = new Map<string, boolean>();
  const isSpecialDate = (date: string): boolean => {
    const known = special.get(date) ?? isSpecial(settings, date);
    special.set(date, known);
    return known;
  };
  return (midnight) => {
    const date = dateOfLocal(midnight);
    if (isSpecialDate(date)) return partsBetween(settings, date, [0]);
    const kind = `${weekdayOf(date)} ${isSpecialDate(dateOfLocal(midnight - DAY))}`;
    const parts = ordinary.get(kind) ?? partsBetween(settings, date, cuts);
    ordinary.set(kind, parts);
    return parts;
  };
}

/** The minutes of a day at which a period can begin or end. */
function cutsOf({ periods }: ScheduleSettings): number[] {
  const times = periods.flatMap(({ weekly }) => weekly.flatMap(({ from, to }) => [minuteOf(from), minuteOf(to)]));
  return [...new Set([0, ...times])].toSorted((a, b) => a - b);
}

function partsBetween(settings: ScheduleSettings, date: string, cuts: readonly number[]): DayPart[] {
  const weekday = weekdayOf(date);
  return cuts.map((minute, at) => {
    const period = periodAtLocal(settings, { date, weekday, minute });
    const exit = period === undefined ? OTHERWISE : `period-${period.id}`;
    return { from: minute * 60, to: (cuts[at + 1] ?? 1440) * 60, exit };
  });
}
