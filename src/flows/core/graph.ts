import type { ExitId, FlowDocument, FlowEdge, FlowNode } from './document.ts';

/** Where an edge leads that no node of the flow answers to. */
export const NOWHERE = -1;

/** An edge seen from the node it leaves, by an exit that no edge before it uses. `to` is a place, or `NOWHERE`. */
export interface OutgoingEdge {
  exit: ExitId;
  to: number;
}

/**
 * A flow's lookups. A node's place is its position in `nodes`; all that is known of nodes is kept in lists by place. Of
 * several nodes with one id, or edges from one exit, the first counts.
 */
export interface FlowIndex {
  document: FlowDocument;
  nodes: readonly FlowNode[];
  /** Places by node id. */
  places: ReadonlyMap<string, number>;
  /** The edges that leave each place, in document order; undefined for a place without any. */
  outgoing: readonly (readonly OutgoingEdge[] | undefined)[];
  /** The places that edges leave, by the edges' positions in the document; `NOWHERE` where there is no such node. */
  from: Int32Array;
  /** The places that edges lead to, by the edges' positions in the document; `NOWHERE` where there is no such node. */
  to: Int32Array;
  /** Edges that leave by the exit of an edge before them. */
  repeated: ReadonlySet<FlowEdge>;
}

/** Builds the lookups in one pass over nodes and one over edges. */
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

/** Whether an edge leaves by the exit already. A search is fastest unless there are very many edges. */
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
