import { checkEdges } from './checkEdges.ts';
import { checkHours } from './checkHours.ts';
import { type CheckedNodes, checkSettings } from './checkSettings.ts';
import { checkWaiting } from './checkWaiting.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowWorld } from './flowWorld.ts';
import { type FlowIndex, indexFlow } from './graph.ts';
import { findLoops } from './loops.ts';
import type { Registry } from './nodeType.ts';
import type { Problem } from '#values/flow/problem.ts';
import { inOrder, reachableFrom } from './reach.ts';

/**
 * Returns every problem of a flow, for any document that its schema accepts; never throws. Linear in nodes and edges,
 * without recursion. `world` is that of the flow's own account.
 */
export function validate(document: FlowDocument, registry: Registry, world: FlowWorld): Problem[] {
  const index = indexFlow(document);
  const { problems, checked } = checkSettings(index, registry, world);
  const starts = [...checked.keys()].filter((place) => checked[place]?.nodeType.role === 'start');
  return [
    ...checkIds(index),
    ...(starts.length === 1 ? [] : [startCount(starts.length)]),
    ...problems,
    ...checkEdges(index, checked),
    ...checkPaths(index, checked, starts),
  ];
}

export function blocksPublishing(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Checks that need whole paths: loops, unreachable nodes and, without loops, waiting time and hours. */
function checkPaths(index: FlowIndex, checked: CheckedNodes, starts: readonly number[]): Problem[] {
  const loops = findLoops(index).map((nodes): Problem => ({
    code: 'NO-ACTION-ID-LOOP-DETECTED',
    severity: 'error',
    nodes,
  }));
  const [start, another] = starts;
  if (start === undefined) return loops;
  const reached = reachableFrom(index, starts);
  const problems = [...loops, ...unreachable(index, reached)];
  if (another !== undefined || loops.length > 0) return problems;
  const order = inOrder(index, start, reached);
  return [...problems, ...checkWaiting(index, checked, order), ...checkHours(index, checked, order)];
}

function startCount(count: number): Problem {
  return { code: 'START-COUNT', severity: 'error', values: { count } };
}

function unreachable({ nodes }: FlowIndex, reached: Uint8Array): Problem[] {
  return nodes
    .filter((_, place) => reached[place] === 0)
    .map(({ id: nodeId }) => ({ code: 'UNREACHABLE', severity: 'error', nodeId }));
}

/** Reports node ids and edge ids that occur more than once, each only once. */
function checkIds({ document: { nodes, edges }, places }: FlowIndex): Problem[] {
  const nodeIds = places.size === nodes.length ? [] : repeated(nodes);
  return [
    ...nodeIds.map((id): Problem => ({ code: 'DUPLICATE-ID', severity: 'error', nodeId: id, values: { id } })),
    ...repeated(edges).map((id): Problem => ({ code: 'DUPLICATE-ID', severity: 'error', values: { id } })),
  ];
}

function repeated(items: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of items) {
    const before = seen.size;
    if (seen.add(id).size === before) twice.add(id);
  }
  return [...twice];
}
