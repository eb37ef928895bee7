import type { ExitId, FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';

/** The place of an edge's end when no node has that id. */
export const NOWHERE = -1;

/** An edge seen from the node it leaves; only the first edge of each exit counts. `to` is a place or `NOWHERE`. */
export interface OutgoingEdge {
  exit: ExitId;
  to: number;
}

/**
 * Lookups for a flow. A node's place is its index in `nodes`; data about nodes is kept in arrays by place. If several
 * nodes share an id, or several edges share an exit, the first one counts.
 */
export interface FlowIndex {
  document: FlowDocument;
  nodes: readonly FlowNode[];
  /** Places by node id. */
  places: ReadonlyMap<string, number>;
  /** Outgoing edges by place, in document order; undefined for a place without any. */
  outgoing: readonly (readonly OutgoingEdge[] | undefined)[];
  /** Source place of each edge by its index in the document; `NOWHERE` if the node is missing. */
  from: Int32Array;
  /** Target place of each edge by its index in the document; `NOWHERE` if the node is missing. */
  to: Int32Array;
  /** Edges whose exit an earlier edge already uses. */
  repeated: ReadonlySet<FlowEdge>;
}

/** Builds the lookups in one pass over the nodes and one over the edges. */
export function indexFlow(document: FlowDocument): FlowIndex {
  const places = new Map<string, number>();
  const nodes: FlowNode[] = [];
  for (const node of document.nodes) {
    if (places.has(node.id)) continue;
    places.set(node.id, nodes.length);
    nodes.push(node);
  }
  const placeOf = (id: string): number => places.get(id) ?? NOWHERE;
  const from = Int32Array.from(document.edges, (edge) => placeOf(edge.from));
  const to = Int32Array.from(document.edges, (edge) => placeOf(edge.to));
  return { document, nodes, places, from, to, ...outgoingEdges(document.edges, nodes.length, from, to) };
}

function outgoingEdges(edges: readonly FlowEdge[], size: number, from: Int32Array, to: Int32Array) {
  const outgoing = Array.from<OutgoingEdge[] | undefined>({ length: size });
  const repeated = new Set<FlowEdge>();
  const taken = new Map<number, Set<ExitId>>();
  edges.forEach((edge, at) => {
    const place = from[at] ?? NOWHERE;
    if (place === NOWHERE) return;
    const { exit } = edge;
    const leaving = { exit, to: to[at] ?? NOWHERE };
    const others = outgoing[place];
    if (others === undefined) outgoing[place] = [leaving];
    else if (isTaken(exit, place, others, taken)) repeated.add(edge);
    else others.push(leaving);
  });
  return { outgoing, repeated };
}

const MANY = 20;

/** Whether an edge already uses the exit. A linear search is fastest for all but very many edges. */
function isTaken(
  exit: ExitId,
  place: number,
  edges: readonly OutgoingEdge[],
  taken: Map<number, Set<ExitId>>,
): boolean {
  if (edges.length < MANY) return edges.some((edge) => edge.exit === exit);
  let exits = taken.get(place);
  if (exits === undefined) taken.set(place, (exits = new Set(edges.map((edge) => edge.exit))));
  const before = exits.size;
  return exits.add(exit).size === before;
}
