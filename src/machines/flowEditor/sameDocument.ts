import type { FlowDocument } from '#flows/core/document.ts';

/**
 * Whether two documents would be stored the same, positions included. Rows that kept their identity are not looked into,
 * so asking after each key press is cheap in a flow of thousands of nodes.
 */
export function sameDocument(a: FlowDocument, b: FlowDocument): boolean {
  if (a === b) return true;
  return a.name === b.name && a.timezone === b.timezone && sameRows(a.nodes, b.nodes) && sameRows(a.edges, b.edges);
}

function sameRows(a: readonly object[], b: readonly object[]): boolean {
  return a === b || (a.length === b.length && a.every((row, index) => sameRow(row, b[index])));
}

function sameRow(a: object, b: object | undefined): boolean {
  return a === b || stable(a) === stable(b);
}

/** JSON with sorted keys: a document that came over the wire may have its keys in another order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );
}
