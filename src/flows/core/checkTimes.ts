import type { CheckedNode } from './checkSettings.ts';
import type { FlowIndex } from './graph.ts';
import type { Problem } from './problems.ts';
import { inOrder } from './reach.ts';
import { ALL_HOURS, listHours, NO_HOURS, type WeekHours } from './weekHours.ts';

/** Seconds that a caller may wait, at worst, before someone is rung. */
const PATIENCE = 60;
const DEEPEST_MENU = 3;

/** Warnings about ways through a flow without loops: too long until a person, too many questions, hours without answer. */
export function checkTimes(index: FlowIndex, checked: ReadonlyMap<string, CheckedNode>, start: string): Problem[] {
  const order = inOrder(index, start);
  const seconds = new Map<string, number>([[start, 0]]);
  const menus = new Map<string, number>();
  const problems: Problem[] = [];
  let slowest = { nodeId: '', seconds: PATIENCE };
  for (const id of order) {
    const node = checked.get(id);
    const arrival = seconds.get(id) ?? 0;
    const depth = (menus.get(id) ?? 0) + (node?.nodeType.asksCaller === true ? 1 : 0);
    if (node?.nodeType.asksCaller === true && depth === DEEPEST_MENU + 1)
      problems.push({ code: 'MENU-NESTED-DEEP', severity: 'warning', nodeId: id, values: { depth } });
    if (node?.nodeType.reachesPerson === true && arrival > slowest.seconds) slowest = { nodeId: id, seconds: arrival };
    for (const { exit, to } of index.outgoing.get(id)?.values() ?? []) {
      const passing = node?.parsed ? (node.nodeType.worstSeconds?.(node.parsed.settings, exit) ?? 0) : 0;
      seconds.set(to, Math.max(seconds.get(to) ?? 0, arrival + passing));
      menus.set(to, Math.max(menus.get(to) ?? 0, depth));
    }
  }
  if (slowest.nodeId !== '')
    problems.push({
      code: 'SLOW-TO-PERSON',
      severity: 'warning',
      nodeId: slowest.nodeId,
      values: { seconds: slowest.seconds },
    });
  return [...problems, ...unansweredHours(index, checked, order)];
}

/** Goes through the flow from its ends: in which hours of the week can a call come from here to a person? */
function unansweredHours(index: FlowIndex, checked: ReadonlyMap<string, CheckedNode>, order: string[]): Problem[] {
  const answered = new Map<string, WeekHours>();
  for (const id of order.toReversed()) {
    const node = checked.get(id);
    if (node?.nodeType.reachesPerson === true) {
      answered.set(id, ALL_HOURS);
      continue;
    }
    const open = node?.parsed ? node.nodeType.hours?.(node.parsed.settings, index.document.timezone) : undefined;
    let hours = NO_HOURS;
    for (const { exit, to } of index.outgoing.get(id)?.values() ?? [])
      hours = union(hours, answered.get(to) ?? NO_HOURS, open?.get(exit) ?? ALL_HOURS);
    answered.set(id, hours);
  }
  const [start = ''] = order;
  const silent = listHours(ALL_HOURS & ~(answered.get(start) ?? NO_HOURS));
  if (silent.length === 0) return [];
  return [
    {
      code: 'HOURS-UNANSWERED',
      severity: 'warning',
      nodeId: start,
      values: { count: silent.length, hours: silent.join(' ') },
    },
  ];
}

/** `hours` and those of `more` that are open; most nodes ask no clock, so the usual cases make no new set. */
function union(hours: WeekHours, more: WeekHours, open: WeekHours): WeekHours {
  if (more === NO_HOURS || hours === more) return hours;
  const added = open === ALL_HOURS ? more : more & open;
  return hours === NO_HOURS ? added : hours | added;
}
