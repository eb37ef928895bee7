import type { CheckedNodes } from './checkSettings.ts';
import { type FlowIndex, NOWHERE } from './graph.ts';
import type { Problem } from '#values/flow/problem.ts';
import { ALL_HOURS, listHours, NO_HOURS, type WeekHours } from './weekHours.ts';

/**
 * Warns about hours of the week in which no path reaches a person. Works backwards from the ends of the flow: for each
 * node, the hours in which a call there can still reach someone.
 */
export function checkHours(index: FlowIndex, checked: CheckedNodes, order: readonly number[]): Problem[] {
  const answered: WeekHours[] = index.outgoing.map(() => NO_HOURS);
  for (const place of order.toReversed()) {
    const { nodeType, parsed } = checked[place] ?? {};
    if (nodeType?.reachesPerson === true) {
      answered[place] = ALL_HOURS;
      continue;
    }
    const open = parsed && nodeType?.hours?.(parsed.settings, index.document.timezone);
    let hours = NO_HOURS;
    for (const { exit, to } of index.outgoing[place] ?? [])
      if (to !== NOWHERE) hours = union(hours, answered[to] ?? NO_HOURS, open?.get(exit) ?? ALL_HOURS);
    answered[place] = hours;
  }
  const [start = NOWHERE] = order;
  const nodeId = index.nodes[start]?.id;
  const silent = listHours(ALL_HOURS & ~(answered[start] ?? NO_HOURS));
  if (silent.length === 0 || nodeId === undefined) return [];
  const values = { count: silent.length, hours: silent.join(' ') };
  return [{ code: 'HOURS-UNANSWERED', severity: 'warning', nodeId, values }];
}

/** Adds the hours of `more` that are open to `hours`. Most nodes ignore the time, so the usual cases allocate nothing. */
function union(hours: WeekHours, more: WeekHours, open: WeekHours): WeekHours {
  if (more === NO_HOURS || hours === more) return hours;
  const added = open === ALL_HOURS ? more : more & open;
  return hours === NO_HOURS ? added : hours | added;
}
