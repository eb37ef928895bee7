import type { CheckedNode } from './checkSettings.ts';
import type { FlowEdge } from './document.ts';
import type { FlowIndex } from './graph.ts';
import type { Problem } from './problems.ts';

/** Edges without a node or exit, exits with two edges or, where one is required, none. */
export function checkEdges(index: FlowIndex, checked: ReadonlyMap<string, CheckedNode>): Problem[] {
  const problems: Problem[] = [];
  for (const edge of index.document.edges) checkEdge(edge, index, checked, problems);
  for (const [nodeId, node] of checked) checkExits(nodeId, node, index, problems);
  return problems;
}

function checkEdge(
  edge: FlowEdge,
  { nodes, outgoing }: FlowIndex,
  checked: ReadonlyMap<string, CheckedNode>,
  problems: Problem[],
): void {
  const { id, from, exit, to } = edge;
  if (!nodes.has(from) || !nodes.has(to)) {
    const known = nodes.has(from);
    const values = { edge: id, node: known ? to : from };
    problems.push({ code: 'EDGE-WITHOUT-NODE', severity: 'error', ...(known ? { nodeId: from } : {}), exit, values });
    return;
  }
  const exits = checked.get(from)?.parsed?.exits;
  if (exits !== undefined && !exits.some((known) => known.id === exit))
    problems.push({ code: 'EDGE-WITHOUT-EXIT', severity: 'error', nodeId: from, exit, values: { edge: id } });
  if (outgoing.get(from)?.get(exit) !== edge)
    problems.push({ code: 'EXIT-TWICE', severity: 'error', nodeId: from, exit, values: { edge: id } });
}

function checkExits(
  nodeId: string,
  { parsed }: CheckedNode,
  { nodes, outgoing }: FlowIndex,
  problems: Problem[],
): void {
  const edges = outgoing.get(nodeId);
  for (const { id, required, missing } of parsed?.exits ?? [])
    if (required && !nodes.has(edges?.get(id)?.to ?? ''))
      problems.push({ code: missing ?? 'EXIT-UNCONNECTED', severity: 'error', nodeId, exit: id });
}
