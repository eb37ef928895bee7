import type { NodeProblem } from '#flows/core/nodeType.ts';
import type { ScheduleSettings } from './scheduleSettings.node.ts';
import { weeklySpans } from './weeklySpans.node.ts';

/** Reports periods that overlap in weekly hours or dates, each pair only once. */
export function checkPeriods({ periods }: ScheduleSettings): NodeProblem[] {
  const found = new Map<string, NodeProblem>();
  const report = (first: number, second: number): void => {
    const [one, other] = [periods[first], periods[second]];
    if (first === second || one === undefined || other === undefined) return;
    const later = Math.max(first, second);
    found.set(`${Math.min(first, second)} ${later}`, {
      code: 'PERIODS-OVERLAP',
      severity: 'error',
      path: `periods.${later}`,
      values: { first: one.name, second: other.name },
    });
  };
  const spans = periods
    .flatMap((period, owner) => weeklySpans(period).map((span) => ({ ...span, owner })))
    .toSorted((a, b) => a.start - b.start);
  let open: (typeof spans)[number] | undefined;
  for (const span of spans) {
    if (open !== undefined && span.start < open.end) report(open.owner, span.owner);
    if (open === undefined || span.end > open.end) open = span;
  }
  const owners = new Map<string, number>();
  for (const [owner, { dates }] of periods.entries()) {
    for (const date of dates) {
      const earlier = owners.get(date);
      if (earlier === undefined) owners.set(date, owner);
      else report(earlier, owner);
    }
  }
  return [...found.values()];
}
