import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';

/** A changed record: `before` is null if it was added, `after` if it was removed; `index` is its list position. */
export interface RecordChange<Row extends { id: string }> {
  before: Row | null;
  after: Row | null;
  index: number;
}

/** A flow's properties other than its nodes and edges. */
export type Header = Pick<FlowDocument, 'name' | 'timezone' | 'tests'>;

/** One edit as the records it touches, so that swapping before and after inverts it. Rows are sorted by index. */
export interface Change {
  nodes: RecordChange<FlowNode>[];
  edges: RecordChange<FlowEdge>[];
  header?: { before: Header; after: Header };
}

/** Applies a change. Untouched nodes and edges keep their identity. */
export function applyChange(document: FlowDocument, change: Change): FlowDocument {
  return {
    ...(change.header ? withHeader(document, change.header.after) : document),
    nodes: applyRows(document.nodes, change.nodes),
    edges: applyRows(document.edges, change.edges),
  };
}

/** The change that exactly undoes `change`, including order. */
export function invertChange(change: Change): Change {
  return {
    nodes: change.nodes.map(turnRound),
    edges: change.edges.map(turnRound),
    ...(change.header ? { header: { before: change.header.after, after: change.header.before } } : {}),
  };
}

export function isEmpty(change: Change): boolean {
  return change.nodes.length === 0 && change.edges.length === 0 && !change.header;
}

/** Whether the change adds and removes nothing: moves, renames and settings only. */
export function onlyReplaces(change: Change): boolean {
  const replaces = (row: RecordChange<{ id: string }>) => row.before !== null && row.after !== null;
  return change.nodes.every(replaces) && change.edges.every(replaces);
}

/** Merges two replacements of the same nodes, for a burst of typing or dragging. Undefined if they cannot be merged. */
export function mergeReplacements(first: Change, second: Change): Change | undefined {
  if (!onlyReplaces(first) || !onlyReplaces(second)) return undefined;
  if (first.edges.length > 0 || second.edges.length > 0 || first.header || second.header) return undefined;
  if (first.nodes.length !== second.nodes.length) return undefined;
  const earlier = new Map(first.nodes.map((row) => [row.before?.id, row]));
  const nodes = second.nodes.map((row) => ({ ...row, before: earlier.get(row.before?.id)?.before ?? null }));
  return nodes.every((row) => row.before) ? { nodes, edges: [] } : undefined;
}

export function pickHeader({ name, timezone, tests }: Header): Header {
  return { name, timezone, ...(tests && { tests }) };
}

function withHeader({ schema, nodes, edges }: FlowDocument, header: Header): FlowDocument {
  return { schema, ...pickHeader(header), nodes, edges };
}

function turnRound<Row extends { id: string }>(row: RecordChange<Row>): RecordChange<Row> {
  return { before: row.after, after: row.before, index: row.index };
}

function applyRows<Row extends { id: string }>(rows: Row[], changes: RecordChange<Row>[]): Row[] {
  if (changes.length === 0) return rows;
  const removed = new Set<string>();
  const replaced = new Map<string, Row>();
  const added: { index: number; row: Row }[] = [];
  for (const { before, after, index } of changes) {
    if (before && after) replaced.set(before.id, after);
    else if (before) removed.add(before.id);
    else if (after) added.push({ index, row: after });
  }
  const next = rows.flatMap((row) => (removed.has(row.id) ? [] : [replaced.get(row.id) ?? row]));
  for (const { index, row } of added) next.splice(index, 0, row);
  return next;
}
