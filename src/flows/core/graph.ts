import type { ExitId, FlowDocument, FlowEdge, FlowNode } from './document.ts';

/** Where an edge leads that no node of the flow answers to. */
export const NOWHERE = -1;

/** A way out of a node, by an exit that no edge before it leaves. `to` is a place, or `NOWHERE`. */
export interface Way {
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
  /** The ways out of each place, in the order of the edges; undefined for a place without any. */
  ways: readonly (readonly Way[] | undefined)[];
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
  return { document, nodes, places, from, to, ...waysOut(document.edges, nodes.length, from, to) };
}

function waysOut(edges: readonly FlowEdge[], size: number, from: Int32Array, to: Int32Array) {
  const ways = Array.from<Way[] | undefined>({ length: size });
  const repeated = new Set<FlowEdge>();
  const taken = new Map<number, Set<ExitId>>();
  edges.forEach((edge, at) => {
    const place = from[at] ?? NOWHERE;
    if (place === NOWHERE) return;
    const { exit } = edge;
    const way = { exit, to: to[at] ?? NOWHERE };
    const others = ways[place];
    if (others === undefined) ways[place] = [way];
    else if (isTaken(exit, place, others, taken)) repeated.add(edge);
    else others.push(way);
  });
  return { ways, repeated };
}

const MANY = 20;

/** Whether an exit has a way already. Looking through the ways is fastest but where there are very many. */
function isTaken(exit: ExitId, place: number, ways: readonly Way[], taken: Map<number, Set<ExitId>>): boolean {
  if (ways.length < MANY) return ways.some((way) => way.exit === exit);
  let exits = taken.get(place);
  if (exits === undefined) taken.set(place, (exits = new Set(ways.map((way) => way.exit))));
  const before = exits.size;
  return exits.add(exit).size === before;
}
