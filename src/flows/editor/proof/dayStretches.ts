import type { DayCoverage, FlowEnd } from '../../proof/coverage.ts';

/** What matters most about how calls can end: whether they can be cut off, otherwise the best that can happen. */
const weightiest: readonly FlowEnd[] = ['unconnected', 'answered', 'message', 'hungUp'];

/** A time of a day in which calls end alike; seconds from midnight by the clock, `to` exclusive. */
export interface DayStretch {
  end: FlowEnd;
  from: number;
  to: number;
}

/** The share of an ordinary week, from 0 to 1, in which calls end in each way, the weightiest first; none left out but 0. */
export function sharesOfWeek(week: readonly DayCoverage[]): { end: FlowEnd; share: number }[] {
  const stretches = week.flatMap(dayStretches);
  const all = week.length * 86_400;
  return weightiest
    .map((end) => {
      const lengths = stretches.filter((each) => each.end === end).map(({ from, to }) => to - from);
      return { end, share: lengths.reduce((sum, each) => sum + each, 0) / all };
    })
    .filter(({ share }) => share > 0);
}

export function dayStretches(day: DayCoverage): DayStretch[] {
  const stretches: DayStretch[] = [];
  for (const { from, to, ends } of day) {
    const end = weightiest.find((each) => ends.includes(each)) ?? 'hungUp';
    const last = stretches.at(-1);
    if (last?.end === end) last.to = to;
    else stretches.push({ end, from, to });
  }
  return stretches;
}
