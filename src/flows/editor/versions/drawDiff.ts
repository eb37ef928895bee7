import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { diffFlows } from '#flows/core/diff.ts';
import type { Highlight } from '../card/card.ts';
import { freePlace, heightOf } from '../card/placement.ts';

export type Mark = Extract<Highlight, 'added' | 'changed' | 'removed'>;

/** The difference between two versions as it is drawn over the newer one. */
export interface DrawnDiff {
  steps: ReadonlyMap<string, Mark>;
  edges: ReadonlyMap<string, Mark>;
  /** What the newer version no longer has. The ids of edges are made up. */
  ghosts: { nodes: FlowNode[]; edges: FlowEdge[] };
  /** Steps by mark. */
  counts: Record<Mark, number>;
}

/** Moved steps are no difference. A connection that leads elsewhere is drawn as one removed and one added. */
export function drawDiff(before: FlowDocument, after: FlowDocument): DrawnDiff {
  const { added, removed, changed, exits } = diffFlows(before, after);
  const steps = new Map<string, Mark>([
    ...added.map(({ id }) => [id, 'added'] as const),
    ...changed.map(({ id }) => [id, 'changed'] as const),
    ...removed.map(({ id }) => [id, 'removed'] as const),
  ]);
  const differs = new Set(exits.map(({ from, exit }) => `${from} ${exit}`));
  const isOf = ({ from, exit }: FlowEdge) => differs.has(`${from} ${exit}`);
  const known = new Set([...before.nodes, ...after.nodes].map(({ id }) => id));
  const lost = before.edges
    .filter((edge) => isOf(edge) && known.has(edge.from) && known.has(edge.to))
    .map((edge) => ({ ...edge, id: `removed ${edge.id}` }));
  return {
    steps,
    edges: new Map<string, Mark>([
      ...after.edges.filter(isOf).map(({ id }) => [id, 'added'] as const),
      ...lost.map(({ id }) => [id, 'removed'] as const),
    ]),
    ghosts: { nodes: placed(removed, after), edges: lost },
    counts: { added: added.length, changed: changed.length, removed: removed.length },
  };
}

/** Removed steps where they were, or below what now stands there. */
function placed(removed: readonly FlowNode[], after: FlowDocument): FlowNode[] {
  const all = { ...after, nodes: [...after.nodes] };
  for (const node of removed) {
    const ghost = node.position ? { ...node, position: freePlace(all, node.position, heightOf(node)) } : node;
    all.nodes.push(ghost);
  }
  return all.nodes.slice(after.nodes.length);
}
