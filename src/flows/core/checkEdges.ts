import type { CheckedNodes } from './checkSettings.ts';
import type { FlowEdge } from './document.ts';
import { type FlowIndex, NOWHERE, type Way } from './graph.ts';
import type { Exit } from './nodeType.ts';
import type { Problem } from './problems.ts';

/** Edges without a node or exit, exits with two edges or, where one is required, none. */
export function checkEdges(index: FlowIndex, checked: CheckedNodes): Problem[] {
  const problems: Problem[] = [];
  for (const edge of index.document.edges) checkEdge(edge, index, checked, problems);
  index.nodes.forEach(({ id }, place) => {
    checkExits(id, checked[place]?.parsed?.exits ?? [], index.ways[place] ?? [], problems);
  });
  return problems;
}

function checkEdge(edge: FlowEdge, { places, repeated }: FlowIndex, checked: CheckedNodes, problems: Problem[]): void {
  const { id, from, exit, to } = edge;
  const place = places.get(from);
  if (place === undefined || !places.has(to)) {
    const known = place !== undefined;
    const values = { edge: id, node: known ? to : from };
    problems.push({ code: 'EDGE-WITHOUT-NODE', severity: 'error', ...(known ? { nodeId: from } : {}), exit, values });
    return;
  }
  const exits = checked[place]?.parsed?.exits;
  if (exits !== undefined && !exits.some((known) => known.id === exit))
    problems.push({ code: 'EDGE-WITHOUT-EXIT', severity: 'error', nodeId: from, exit, values: { edge: id } });
  if (repeated.has(edge))
    problems.push({ code: 'EXIT-TWICE', severity: 'error', nodeId: from, exit, values: { edge: id } });
}

function checkExits(nodeId: string, exits: readonly Exit[], ways: readonly Way[], problems: Problem[]): void {
  for (const { id, required, missing } of exits)
    if (required && !ways.some(({ exit, to }) => exit === id && to !== NOWHERE))
      problems.push({ code: missing ?? 'EXIT-UNCONNECTED', severity: 'error', nodeId, exit: id });
}
