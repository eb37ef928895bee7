import type { FlowNode } from './document.ts';
import type { NodeType, Registry } from './nodeType.ts';

/** A node with its type and its settings parsed by that type's schema, in the type's newest version. */
export interface ResolvedNode {
  nodeType: NodeType;
  settings: unknown;
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
