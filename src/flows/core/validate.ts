import { checkEdges } from './checkEdges.ts';
import { checkIds } from './checkIds.ts';
import { checkSettings } from './checkSettings.ts';
import { checkTimes } from './checkTimes.ts';
import type { FlowDocument } from './document.ts';
import type { FlowWorld } from './facts.ts';
import { indexFlow } from './graph.ts';
import { findLoops } from './loops.ts';
import type { Registry } from './nodeType.ts';
import type { Problem } from './problems.ts';
import { reachableFrom } from './reach.ts';

/**
 * All that is wrong or doubtful with a flow, for any document that its schema accepts; never throws. Linear in nodes and
 * edges, without recursion. `world` is of the flow's own account.
 */
export function validate(document: FlowDocument, registry: Registry, world: FlowWorld): Problem[] {
  const index = indexFlow(document);
  const { problems, checked } = checkSettings(index, registry, world);
  const starts = [...checked].filter(([, { nodeType }]) => nodeType.role === 'start').map(([id]) => id);
  const loops = findLoops(index);
  const reached = reachableFrom(index, starts);
  const [start] = starts;
  return [
    ...checkIds(document),
    ...(starts.length === 1
      ? []
      : [{ code: 'START-COUNT', severity: 'error', values: { count: starts.length } } as const]),
    ...problems,
    ...checkEdges(index, checked),
    ...loops.map((nodes): Problem => ({ code: 'NO-ACTION-ID-LOOP-DETECTED', severity: 'error', nodes })),
    ...(start === undefined ? [] : unreachable([...index.nodes.keys()], reached)),
    ...(starts.length === 1 && start !== undefined && loops.length === 0 ? checkTimes(index, checked, start) : []),
  ];
}

/** Whether any of the problems is an error. */
export function blocksPublishing(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function unreachable(ids: string[], reached: ReadonlySet<string>): Problem[] {
  return ids
    .filter((nodeId) => !reached.has(nodeId))
    .map((nodeId) => ({ code: 'UNREACHABLE', severity: 'error', nodeId }));
}
