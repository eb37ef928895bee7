import type { DayCoverage, FlowEnd } from '../../proof/coverage.ts';

/** What matters most about how calls can end: whether they can be cut off, otherwise the best that can happen. */
const weightiest: readonly FlowEnd[] = ['unconnected', 'answered', 'message', 'hungUp'];

/** Half-hours in a row in which calls end alike; `from` and `to` count half-hours from midnight, `to` exclusive. */
export interface DayStretch {
  end: FlowEnd;
  from: number;
  to: number;
}

/** The share of an ordinary week, from 0 to 1, in which calls end in each way, the weightiest first; none left out but 0. */
export function sharesOfWeek(week: readonly DayCoverage[]): { end: FlowEnd; share: number }[] {
  const stretches = week.flatMap(dayStretches);
  const all = week.length * 48;
  return weightiest
    .map((end) => {
      const halfHours = stretches.filter((each) => each.end === end).map(({ from, to }) => to - from);
      return { end, share: halfHours.reduce((sum, each) => sum + each, 0) / all };
    })
    .filter(({ share }) => share > 0);
}

export function dayStretches(day: DayCoverage): DayStretch[] {
  const stretches: DayStretch[] = [];
  day.forEach((ends, cell) => {
    const end = weightiest.find((each) => ends.includes(each)) ?? 'hungUp';
    const last = stretches.at(-1);
    if (last?.end === end) last.to = cell + 1;
    else stretches.push({ end, from: cell, to: cell + 1 });
  });
  return stretches;
}
