import { fitOnto } from '#flows/core/text/fitOnto.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { type Change, pickHeader } from './change.ts';
import { Draft } from './draft.ts';
import type { NewId } from './nodeCommands.ts';

type Replacement = Pick<FlowDocument, 'name' | 'timezone' | 'tests' | 'nodes' | 'edges'>;

/** Makes the document what another one is. Steps without a position keep theirs, and equal connections their ids. */
export function replaceDocument(document: FlowDocument, next: Replacement, newId: NewId): Change {
  const draft = new Draft(document);
  const { nodes, edges } = fitOnto(document, next, newId);
  draft.setHeader(pickHeader(next));
  for (const { id } of without(document.nodes, nodes)) draft.nodes.remove(id);
  for (const { id } of without(document.edges, edges)) draft.edges.remove(id);
  for (const node of nodes) draft.nodes.put(node);
  for (const edge of edges) draft.edges.put(edge);
  return draft.change();
}

function without<Row extends { id: string }>(rows: readonly Row[], kept: readonly Row[]): Row[] {
  const ids = new Set(kept.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}
