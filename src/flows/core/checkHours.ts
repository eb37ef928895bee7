import type { CheckedNodes } from './checkSettings.ts';
import { type FlowIndex, NOWHERE } from './graph.ts';
import type { Problem } from './problems.ts';
import { ALL_HOURS, listHours, NO_HOURS, type WeekHours } from './weekHours.ts';

/**
 * A warning about the hours of the week in which no path leads to a person. Goes through the flow from its ends: in which
 * hours can a call come from here to someone?
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

/** `hours` and those of `more` that are open; most nodes ask no clock, so the usual cases make no new set. */
function union(hours: WeekHours, more: WeekHours, open: WeekHours): WeekHours {
  if (more === NO_HOURS || hours === more) return hours;
  const added = open === ALL_HOURS ? more : more & open;
  return hours === NO_HOURS ? added : hours | added;
}
