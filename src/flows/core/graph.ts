import type { ExitId, FlowDocument, FlowEdge, FlowNode } from './document.ts';
import type { NodeType, Registry } from './nodeType.ts';

/** A flow's lookups. Of several nodes with one id, or edges from one exit, the first counts. */
export interface FlowIndex {
  document: FlowDocument;
  nodes: ReadonlyMap<string, FlowNode>;
  /** Edges by the node they leave, then by its exit. */
  outgoing: ReadonlyMap<string, ReadonlyMap<ExitId, FlowEdge>>;
  /** The nodes that the outgoing edges lead to; none for a node without edges. */
  targets: ReadonlyMap<string, readonly string[]>;
  /** Edges by the node they enter. */
  incoming: ReadonlyMap<string, readonly FlowEdge[]>;
}

/** A node with its type and its settings parsed by that type's schema, in the type's newest version. */
export interface ResolvedNode {
  nodeType: NodeType;
  settings: unknown;
}

/** Builds the lookups in one pass over nodes and edges. */
export function indexFlow(document: FlowDocument): FlowIndex {
  const nodes = new Map<string, FlowNode>();
  for (const node of document.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
  const outgoing = new Map<string, Map<ExitId, FlowEdge>>();
  const incoming = new Map<string, FlowEdge[]>();
  for (const edge of document.edges) {
    const exits = outgoing.get(edge.from);
    if (exits === undefined) outgoing.set(edge.from, new Map([[edge.exit, edge]]));
    else if (!exits.has(edge.exit)) exits.set(edge.exit, edge);
    const entering = incoming.get(edge.to);
    if (entering === undefined) incoming.set(edge.to, [edge]);
    else entering.push(edge);
  }
  return { document, nodes, outgoing, targets: targetsOf(nodes, outgoing), incoming };
}

function targetsOf(nodes: FlowIndex['nodes'], outgoing: FlowIndex['outgoing']): FlowIndex['targets'] {
  const targets = new Map<string, string[]>();
  for (const [id, edges] of outgoing) {
    const there: string[] = [];
    for (const { to } of edges.values()) if (nodes.has(to)) there.push(to);
    targets.set(id, there);
  }
  return targets;
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
