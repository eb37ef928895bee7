import type { ExitId, FlowDocument, FlowNode } from '#flows/core/document.ts';
import type { Change, Header } from './change.ts';
import { Draft } from './draft.ts';

/** Makes ids for nodes and edges; injected, so that commands stay pure. */
export type NewId = () => string;

/** Where a new node hangs: behind an exit, or nowhere yet. */
export interface Place {
  from: string;
  exit: ExitId;
}

/**
 * Adds a node. Behind an exit it takes over what that exit led to through `through`, its own first exit; without one (an end
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

/** Puts a node between the two ends of an edge. */
export function insertOnEdge(
  document: FlowDocument,
  edgeId: string,
  node: FlowNode,
  newId: NewId,
  through?: ExitId,
): Change {
  const edge = document.edges.find(({ id }) => id === edgeId);
  return addNode(document, node, newId, edge && { from: edge.from, exit: edge.exit }, through);
}

/**
 * Changes a node's settings. Edges of exits that are gone go with them; `moved` says which exit took another's place
 * (a menu's key 1 that became key 2 keeps its edge).
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

export function changeHeader(document: FlowDocument, header: Partial<Header>): Change {
  const draft = new Draft(document);
  draft.setHeader({ name: header.name ?? document.name, timezone: header.timezone ?? document.timezone });
  return draft.change();
}

/** Moves nodes to canvas positions; also how a whole layout is applied. Positions are whole canvas units. */
export function moveNodes(document: FlowDocument, positions: ReadonlyMap<string, { x: number; y: number }>): Change {
  const draft = new Draft(document);
  for (const [id, position] of positions) {
    const node = draft.nodes.get(id);
    const to = { x: Math.round(position.x), y: Math.round(position.y) };
    if (node && (node.position?.x !== to.x || node.position.y !== to.y)) draft.nodes.put({ ...node, position: to });
  }
  return draft.change();
}
