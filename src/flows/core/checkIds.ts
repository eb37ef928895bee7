import type { FlowIndex } from './graph.ts';
import type { Problem } from '#values/flow/problem.ts';

/** Reports node ids and edge ids that occur more than once, each only once. */
export function checkIds({ document: { nodes, edges }, places }: FlowIndex): Problem[] {
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
