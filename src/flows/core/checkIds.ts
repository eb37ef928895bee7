import type { FlowDocument } from './document.ts';
import type { Problem } from './problems.ts';

/** Ids that more than one node, or more than one edge, bears; each reported once. */
export function checkIds({ nodes, edges }: FlowDocument): Problem[] {
  return [
    ...repeated(nodes).map((id): Problem => ({
      code: 'DUPLICATE-ID',
      severity: 'error',
      nodeId: id,
      values: { id },
    })),
    ...repeated(edges).map((id): Problem => ({ code: 'DUPLICATE-ID', severity: 'error', values: { id } })),
  ];
}

function repeated(items: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of items) {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return [...twice];
}
