import type { ExitId, FlowDocument, FlowEdge, FlowNode } from './document.ts';
import type { NodeType, Registry } from './nodeType.ts';

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
  /** The ways out of each place, in the order of the edges. */
  ways: readonly (readonly Way[])[];
  /** Edges that leave by the exit of an edge before them. */
  repeated: ReadonlySet<FlowEdge>;
}

/** A node with its type and its settings parsed by that type's schema, in the type's newest version. */
export interface ResolvedNode {
  nodeType: NodeType;
  settings: unknown;
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
  return { document, nodes, places, ...readEdges(document.edges, places) };
}

function readEdges(edges: readonly FlowEdge[], places: FlowIndex['places']): Pick<FlowIndex, 'ways' | 'repeated'> {
  const ways: Way[][] = Array.from(places, () => []);
  const repeated = new Set<FlowEdge>();
  const placesWith = new Map<ExitId, Set<number>>();
  for (const edge of edges) {
    const from = places.get(edge.from);
    if (from === undefined) continue;
    let taken = placesWith.get(edge.exit);
    if (taken === undefined) placesWith.set(edge.exit, (taken = new Set()));
    if (taken.has(from)) repeated.add(edge);
    else ways[from]?.push({ exit: edge.exit, to: places.get(edge.to) ?? NOWHERE });
    taken.add(from);
  }
  return { ways, repeated };
}

/** The node type that the registry has under this name, never one inherited from `Object`. */
export function nodeTypeOf(registry: Registry, type: string): NodeType | undefined {
  return Object.hasOwn(registry, type) ? registry[type] : undefined;
}

/** The node's settings as its type's newest version wants them, not yet checked. Undefined for a version from the future. */
export function migrateSettings(node: FlowNode, nodeType: NodeType): Record<string, unknown> | undefined {
  if (node.version > nodeType.version) return undefined;
  let settings: Record<string, unknown> = node.settings;
  for (let version = node.version; version < nodeType.version; version += 1) {
    const migrate = nodeType.migrations[version];
    if (migrate === undefined) return undefined;
    settings = migrate(settings);
  }
  return settings;
}

/** The node's type and parsed settings; undefined when the type is unknown or the settings fail its schema. */
export function resolveNode(node: FlowNode, registry: Registry): ResolvedNode | undefined {
  const nodeType = nodeTypeOf(registry, node.type);
  if (nodeType === undefined) return undefined;
  const parsed = nodeType.settings.safeParse(migrateSettings(node, nodeType));
  return parsed.success ? { nodeType, settings: parsed.data } : undefined;
}
