import type { DayCoverage, FlowEnd } from '../../proof/coverage.ts';

/** What matters most about how calls can end: whether they can be cut off, otherwise the best that can happen. */
const weightiest: readonly FlowEnd[] = ['unconnected', 'answered', 'message', 'hungUp'];

/** Half-hours in a row in which calls end alike; `from` and `to` count half-hours from midnight, `to` exclusive. */
export interface DayStretch {
  end: FlowEnd;
  from: number;
  to: number;
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
