import type { ExitId, FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import type { Change } from './change.ts';
import { Draft } from './draft.ts';
import type { NewId } from './nodeCommands.ts';

/** Connects an exit to a node. An exit has one edge, so the old one is removed. */
export function connect(document: FlowDocument, from: string, exit: ExitId, to: string, newId: NewId): Change {
  const draft = new Draft(document);
  const same = document.edges.some((edge) => edge.from === from && edge.exit === exit && edge.to === to);
  if (!same && draft.nodes.get(from) && draft.nodes.get(to)) draft.connect({ id: newId(), from, exit, to });
  return draft.change();
}

/** Moves one end of an edge. */
export function reconnect(document: FlowDocument, edgeId: string, to: Omit<FlowEdge, 'id'>): Change {
  const draft = new Draft(document);
  if (draft.edges.get(edgeId)) {
    draft.connect({ id: edgeId, ...to });
  }
  return draft.change();
}

/**
 * Removes nodes and edges. With `bridge`, edges into a removed node are reconnected to the target of its first
 * connected exit, unless that is their own source.
 */
export function remove(
  document: FlowDocument,
  nodeIds: ReadonlySet<string>,
  edgeIds: ReadonlySet<string>,
  bridge: boolean,
): Change {
  const draft = new Draft(document);
  for (const id of edgeIds) draft.edges.remove(id);
  const wayOn = new Map<string, string>();
  for (const edge of document.edges) {
    if (nodeIds.has(edge.from) && !edgeIds.has(edge.id) && !wayOn.has(edge.from)) wayOn.set(edge.from, edge.to);
  }
  for (const edge of document.edges) {
    if (!draft.edges.get(edge.id) || !(nodeIds.has(edge.from) || nodeIds.has(edge.to))) continue;
    const to = nodeIds.has(edge.from) || !bridge ? undefined : firstKept(edge.to, wayOn, nodeIds);
    if (to === undefined || to === edge.from) draft.edges.remove(edge.id);
    else draft.edges.put({ ...edge, to });
  }
  for (const id of nodeIds) draft.nodes.remove(id);
  return draft.change();
}

/** A copied part of a flow. */
export interface Fragment {
  nodes: FlowNode[];
  edges: FlowEdge[];
}

/** Adds a copied fragment, moved by the offset, under new ids where its own are taken. `ids` are in the fragment's order. */
export function paste(
  document: FlowDocument,
  fragment: Fragment,
  offset: { x: number; y: number },
  newId: NewId,
): { change: Change; ids: string[] } {
  const draft = new Draft(document);
  const renamed = new Map(fragment.nodes.map(({ id, type }) => [id, draft.nodes.get(id) ? newId(type) : id]));
  for (const node of fragment.nodes) {
    const at = node.position ?? { x: 0, y: 0 };
    const position = { x: Math.round(at.x + offset.x), y: Math.round(at.y + offset.y) };
    draft.nodes.put({ ...node, id: renamed.get(node.id) ?? node.id, position });
  }
  for (const { exit, ...edge } of fragment.edges) {
    const [from, to] = [renamed.get(edge.from), renamed.get(edge.to)];
    if (from && to) draft.edges.put({ id: newId(), from, exit, to });
  }
  return { change: draft.change(), ids: [...renamed.values()] };
}

function firstKept(start: string, wayOn: Map<string, string>, gone: ReadonlySet<string>): string | undefined {
  const seen = new Set<string>();
  let at: string | undefined = start;
  while (at !== undefined && gone.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = wayOn.get(at);
  }
  return at;
}
