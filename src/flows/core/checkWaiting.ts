import type { CheckedNodes } from './checkSettings.ts';
import { type FlowIndex, NOWHERE } from './graph.ts';
import type { Problem } from '#values/flow/problem.ts';

/** Longest acceptable worst-case wait, in seconds, before a destination rings. */
const PATIENCE = 60;
const DEEPEST_MENU = 3;

/** Warns about paths with too many nested menus, or with too long a wait before anyone is rung. */
export function checkWaiting(
  { nodes, outgoing }: FlowIndex,
  checked: CheckedNodes,
  order: readonly number[],
): Problem[] {
  const seconds = new Float64Array(nodes.length);
  const menus = new Int32Array(nodes.length);
  const problems: Problem[] = [];
  let slowest = { nodeId: '', seconds: PATIENCE };
  for (const place of order) {
    const { nodeType, parsed } = checked[place] ?? {};
    const nodeId = nodes[place]?.id ?? '';
    const arrival = seconds[place] ?? 0;
    const asks = nodeType?.asksCaller === true;
    const depth = (menus[place] ?? 0) + (asks ? 1 : 0);
    if (asks && depth === DEEPEST_MENU + 1)
      problems.push({ code: 'MENU-NESTED-DEEP', severity: 'warning', nodeId, values: { depth } });
    if (nodeType?.reachesPerson === true && arrival > slowest.seconds) slowest = { nodeId, seconds: arrival };
    for (const { exit, to } of outgoing[place] ?? []) {
      if (to === NOWHERE) continue;
      const passing = parsed === undefined ? 0 : (nodeType?.worstSeconds?.(parsed.settings, exit) ?? 0);
      seconds[to] = Math.max(seconds[to] ?? 0, arrival + passing);
      menus[to] = Math.max(menus[to] ?? 0, depth);
    }
  }
  if (slowest.seconds === PATIENCE) return problems;
  const { nodeId, seconds: worst } = slowest;
  return [...problems, { code: 'SLOW-TO-PERSON', severity: 'warning', nodeId, values: { seconds: worst } }];
}
