import type { CheckedNodes } from './checkSettings.ts';
import { type FlowIndex, NOWHERE, type OutgoingEdge } from './graph.ts';
import type { Exit } from './nodeType.ts';
import type { Problem } from '#values/flow/problem.ts';

/** Reports edges with a missing node or exit, exits with two edges, and required exits with none. */
export function checkEdges(index: FlowIndex, checked: CheckedNodes): Problem[] {
  const problems: Problem[] = [];
  for (let at = 0; at < index.document.edges.length; at += 1) checkEdge(at, index, checked, problems);
  index.nodes.forEach(({ id }, place) => {
    const exits = checked[place]?.parsed?.exits ?? [];
    checkExits(id, exits, index.outgoing[place] ?? [], problems);
    checkGoals(id, exits, index, place, problems);
  });
  return problems;
}

function checkEdge(at: number, index: FlowIndex, checked: CheckedNodes, problems: Problem[]): void {
  const edge = index.document.edges[at];
  if (edge === undefined) return;
  const { id, from, exit, to } = edge;
  const place = index.from[at] ?? NOWHERE;
  if (place === NOWHERE) {
    problems.push({ code: 'EDGE-WITHOUT-NODE', severity: 'error', exit, values: { edge: id, node: from } });
  } else if (index.to[at] === NOWHERE) {
    const values = { edge: id, node: to };
    problems.push({ code: 'EDGE-WITHOUT-NODE', severity: 'error', nodeId: from, exit, values });
  } else {
    const ofEdge = { severity: 'error', nodeId: from, exit, values: { edge: id } } as const;
    const parsed = checked[place]?.parsed;
    if (parsed && !parsed.exits.some((known) => known.id === exit))
      problems.push({ code: 'EDGE-WITHOUT-EXIT', ...ofEdge });
    if (index.repeated.has(edge)) problems.push({ code: 'EXIT-TWICE', ...ofEdge });
  }
}

function checkExits(nodeId: string, exits: readonly Exit[], edges: readonly OutgoingEdge[], problems: Problem[]): void {
  for (const { id, required, missing } of exits)
    if (required && !edges.some(({ exit, to }) => exit === id && to !== NOWHERE))
      problems.push({ code: missing ?? 'EXIT-UNCONNECTED', severity: 'error', nodeId, exit: id });
}

/** Reports exits that lead to another type of node than the only one they may. */
function checkGoals(
  nodeId: string,
  exits: readonly Exit[],
  { nodes, outgoing }: FlowIndex,
  place: number,
  problems: Problem[],
): void {
  for (const { id, only } of exits) {
    const goal = only && nodes[outgoing[place]?.find(({ exit }) => exit === id)?.to ?? NOWHERE];
    if (goal && goal.type !== only.type) problems.push({ code: only.otherwise, severity: 'error', nodeId, exit: id });
  }
}
