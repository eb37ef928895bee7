import type { ExitId, FlowDocument, FlowNode } from '#values/flow/document.ts';
import { type Change, type Header, pickHeader } from './change.ts';
import { Draft } from './draft.ts';

/** Creates ids for nodes and edges, for nodes with their type as a prefix; injected to keep commands pure. */
export type NewId = (prefix?: string) => string;

/** The exit that a new node is connected to. */
export interface Place {
  from: string;
  exit: ExitId;
}

/**
 * Adds a node. After an exit, the exit's old target is reconnected to the node's `through` exit; without one (an end
 * node) the old edge is removed.
 */
export function addNode(document: FlowDocument, node: FlowNode, newId: NewId, place?: Place, through?: ExitId): Change {
  const draft = new Draft(document);
  draft.nodes.put(node);
  if (place && draft.nodes.get(place.from)) {
    const old = document.edges.find((edge) => edge.from === place.from && edge.exit === place.exit);
    draft.connect({ id: newId(), from: place.from, exit: place.exit, to: node.id });
    if (old && through) draft.connect({ id: newId(), from: node.id, exit: through, to: old.to });
  }
  return draft.change();
}

/**
 * Changes a node's settings. Edges of removed exits are removed; `moved` maps old exits to new ones (a menu's key 1
 * that became key 2 keeps its edge).
 */
export function changeSettings(
  document: FlowDocument,
  nodeId: string,
  settings: FlowNode['settings'],
  exits: readonly ExitId[],
  moved: Readonly<Record<ExitId, ExitId>> = {},
): Change {
  const draft = new Draft(document);
  const node = draft.nodes.get(nodeId);
  if (!node) return draft.change();
  draft.nodes.put({ ...node, settings });
  for (const edge of draft.edgesOf(nodeId).outgoing) {
    const exit = moved[edge.exit] ?? edge.exit;
    if (!exits.includes(exit)) draft.edges.remove(edge.id);
    else if (exit !== edge.exit) draft.edges.put({ ...edge, exit });
  }
  return draft.change();
}

export function renameNode(document: FlowDocument, nodeId: string, name: string): Change {
  const draft = new Draft(document);
  const node = draft.nodes.get(nodeId);
  if (node && node.name !== name) draft.nodes.put({ ...node, name });
  return draft.change();
}

/** Sets a node’s comment; an empty one is removed. */
export function commentOn(document: FlowDocument, nodeId: string, comment: string): Change {
  const draft = new Draft(document);
  const { comment: before = '', ...node } = draft.nodes.get(nodeId) ?? {};
  if ('id' in node && before !== comment) draft.nodes.put(comment === '' ? node : { ...node, comment });
  return draft.change();
}

export function changeHeader(document: FlowDocument, header: Partial<Header>): Change {
  const draft = new Draft(document);
  draft.setHeader({ ...pickHeader(document), ...header });
  return draft.change();
}

/** Moves nodes to canvas positions, rounded to whole units; also applies a whole layout, which nobody made by hand. */
export function moveNodes(
  document: FlowDocument,
  positions: ReadonlyMap<string, { x: number; y: number }>,
  by: 'hand' | 'layout' = 'layout',
): Change {
  const draft = new Draft(document);
  for (const [id, position] of positions) {
    const node = draft.nodes.get(id);
    const to = { x: Math.round(position.x), y: Math.round(position.y) };
    if (node && (node.position?.x !== to.x || node.position.y !== to.y))
      draft.nodes.put({ ...node, position: by === 'hand' ? { ...to, byHand: true } : to });
  }
  return draft.change();
}
