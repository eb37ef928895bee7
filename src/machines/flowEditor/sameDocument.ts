import type { FlowDocument } from '#values/flow/document.ts';

/**
 * Whether two documents are stored alike, positions included. Rows that are the same object are skipped, which keeps
 * the check cheap on every key press in a flow of thousands of nodes.
 */
export function sameDocument(a: FlowDocument, b: FlowDocument): boolean {
  if (a === b) return true;
  const sameHeader = a.name === b.name && a.timezone === b.timezone && sameRows(a.tests ?? [], b.tests ?? []);
  return sameHeader && sameRows(a.nodes, b.nodes) && sameRows(a.edges, b.edges);
}

function sameRows(a: readonly object[], b: readonly object[]): boolean {
  return a === b || (a.length === b.length && a.every((row, index) => sameRow(row, b[index])));
}

function sameRow(a: object, b: object | undefined): boolean {
  return a === b || stable(a) === stable(b);
}

/** JSON with sorted keys: the server may return them in another order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );
}
