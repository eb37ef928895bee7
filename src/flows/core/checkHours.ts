import type { CheckedNodes } from './checkSettings.ts';
import type { FlowWorld } from './flowWorld.ts';
import { type FlowIndex, NOWHERE } from './graph.ts';
import type { Problem } from '#values/flow/problem.ts';
import { minutesBetween } from './wallTime.ts';
import { ALL_HOURS, hoursOf, listHours, NO_HOURS, shiftHours, type WeekHours } from './weekHours.ts';

/** Tells the hours of the week in which no path reaches a person: usual outside opening hours, so no problem. */
export function checkHours(
  index: FlowIndex,
  checked: CheckedNodes,
  order: readonly number[],
  world: FlowWorld,
): Problem[] {
  const nodeId = index.nodes[order[0] ?? NOWHERE]?.id;
  const silent = listHours(ALL_HOURS & ~answeredHours(index, checked, order, world));
  if (silent.length === 0 || nodeId === undefined) return [];
  const values = { count: silent.length, hours: silent.join(' ') };
  return [{ code: 'HOURS-UNANSWERED', severity: 'insight', nodeId, values }];
}

/**
 * The hours of the week in which a call can reach someone. Works backwards from the ends of the flow: for each node, the
 * hours in which a call there still can.
 */
export function answeredHours(
  index: FlowIndex,
  checked: CheckedNodes,
  order: readonly number[],
  world: FlowWorld,
): WeekHours {
  const { timezone } = index.document;
  const answered: WeekHours[] = index.outgoing.map(() => NO_HOURS);
  for (const place of order.toReversed()) {
    const { nodeType, parsed } = checked[place] ?? {};
    if (nodeType?.reachesPerson === true) {
      answered[place] = ALL_HOURS;
      continue;
    }
    const next = parsed && nodeType?.leadsTo?.(parsed.settings);
    if (next !== undefined) {
      answered[place] = hoursOfFlow(next, timezone, world);
      continue;
    }
    const open = parsed && nodeType?.hours?.(parsed.settings, timezone);
    let hours = NO_HOURS;
    for (const { exit, to } of index.outgoing[place] ?? [])
      if (to !== NOWHERE) hours = union(hours, answered[to] ?? NO_HOURS, open?.get(exit) ?? ALL_HOURS);
    answered[place] = hours;
  }
  return answered[order[0] ?? NOWHERE] ?? NO_HOURS;
}

/** All hours for a flow that cannot be known, which is another problem. */
function hoursOfFlow(id: string, timezone: string, world: FlowWorld): WeekHours {
  const flow = world.flows.get(id);
  if (flow === undefined || flow.publishedVersion === null) return ALL_HOURS;
  return shiftHours(hoursOf(flow.hours), Math.round(minutesBetween(flow.timezone, timezone) / 60));
}

/** Adds the hours of `more` that are open to `hours`. Most nodes ignore the time, so the usual cases allocate nothing. */
function union(hours: WeekHours, more: WeekHours, open: WeekHours): WeekHours {
  if (more === NO_HOURS || hours === more) return hours;
  const added = open === ALL_HOURS ? more : more & open;
  return hours === NO_HOURS ? added : hours | added;
}
