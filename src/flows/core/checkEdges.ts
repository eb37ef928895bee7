import type { CheckedNode } from './checkSettings.ts';
import type { FlowEdge } from './document.ts';
import type { FlowIndex } from './graph.ts';
import type { Problem } from './problems.ts';

/** Edges without a node or exit, exits with two edges or, where one is required, none. */
export function checkEdges(index: FlowIndex, checked: ReadonlyMap<string, CheckedNode>): Problem[] {
  const exits = new Map<string, ReadonlySet<string>>();
  for (const [id, { parsed }] of checked) if (parsed) exits.set(id, new Set(parsed.exits.map((exit) => exit.id)));
  return [
    ...index.document.edges.flatMap((edge) => checkEdge(edge, index, exits)),
    ...[...checked].flatMap(([nodeId, node]) => checkExits(nodeId, node, index)),
  ];
}

function checkEdge(
  edge: FlowEdge,
  { nodes, outgoing }: FlowIndex,
  exits: ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] {
  const { id, from, exit, to } = edge;
  const at = { severity: 'error', ...(nodes.has(from) ? { nodeId: from } : {}), exit } as const;
  if (!nodes.has(from) || !nodes.has(to))
    return [{ code: 'EDGE-WITHOUT-NODE', ...at, values: { edge: id, node: nodes.has(from) ? to : from } }];
  const known = exits.get(from);
  const unknown: Problem[] =
    known === undefined || known.has(exit) ? [] : [{ code: 'EDGE-WITHOUT-EXIT', ...at, values: { edge: id } }];
  const second: Problem[] =
    outgoing.get(from)?.get(exit) === edge ? [] : [{ code: 'EXIT-TWICE', ...at, values: { edge: id } }];
  return [...unknown, ...second];
}

function checkExits(nodeId: string, { parsed }: CheckedNode, { nodes, outgoing }: FlowIndex): Problem[] {
  const edges = outgoing.get(nodeId);
  return (parsed?.exits ?? [])
    .filter(({ id, required }) => required && !nodes.has(edges?.get(id)?.to ?? ''))
    .map(({ id, missing }) => ({ code: missing ?? 'EXIT-UNCONNECTED', severity: 'error', nodeId, exit: id }));
}
