import type { CheckedNodes } from './checkSettings.ts';
import type { FlowWorld } from './flowWorld.ts';
import { type FlowIndex, NOWHERE } from './graph.ts';
import type { Problem } from '#values/flow/problem.ts';

/** Longest acceptable worst-case wait, in seconds, before a destination rings. */
const PATIENCE = 60;
const DEEPEST_MENU = 3;

/** Warns about paths with too many nested menus, or with too long a wait before anyone is rung. */
export function checkWaiting(
  index: FlowIndex,
  checked: CheckedNodes,
  order: readonly number[],
  world: FlowWorld,
): Problem[] {
  const problems: Problem[] = [];
  let slowest = { nodeId: '', seconds: PATIENCE };
  for (const { nodeId, own, menus, seconds } of waitsOf(index, checked, order, world)) {
    const isFirst = menus > DEEPEST_MENU && menus - own <= DEEPEST_MENU;
    if (isFirst) problems.push({ code: 'MENU-NESTED-DEEP', severity: 'warning', nodeId, values: { depth: menus } });
    if (seconds !== null && seconds > slowest.seconds) slowest = { nodeId, seconds };
  }
  if (slowest.seconds === PATIENCE) return problems;
  const { nodeId, seconds: worst } = slowest;
  return [...problems, { code: 'SLOW-TO-PERSON', severity: 'warning', nodeId, values: { seconds: worst } }];
}

/** How callers arrive at a node on the worst path, counting what happens in the flow that it leads to. */
export interface Wait {
  nodeId: string;
  /** The menus of this node itself, and of the flow that it leads to. */
  own: number;
  menus: number;
  /** Until a person is rung here; null if nobody is. */
  seconds: number | null;
}

export function waitsOf(
  { nodes, outgoing }: FlowIndex,
  checked: CheckedNodes,
  order: readonly number[],
  world: FlowWorld,
): Wait[] {
  const seconds = new Float64Array(nodes.length);
  const menus = new Int32Array(nodes.length);
  return order.map((place) => {
    const { nodeType, parsed } = checked[place] ?? {};
    const arrival = seconds[place] ?? 0;
    const next = parsed && nodeType?.leadsTo?.(parsed.settings);
    const beyond = next === undefined ? undefined : world.flows.get(next);
    const own = beyond?.menus ?? (nodeType?.asksCaller === true ? 1 : 0);
    const depth = (menus[place] ?? 0) + own;
    for (const { exit, to } of outgoing[place] ?? []) {
      if (to === NOWHERE) continue;
      const passing =
        parsed === undefined ? 0 : (nodeType?.worstSeconds?.(parsed.settings, exit, world.audioFiles) ?? 0);
      seconds[to] = Math.max(seconds[to] ?? 0, arrival + passing);
      menus[to] = Math.max(menus[to] ?? 0, depth);
    }
    const further = nodeType?.reachesPerson === true ? 0 : (beyond?.seconds ?? null);
    return {
      nodeId: nodes[place]?.id ?? '',
      own,
      menus: depth,
      seconds: further === null ? null : arrival + further,
    };
  });
}
