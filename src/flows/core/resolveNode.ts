import type { FlowNode } from '#values/flow/document.ts';
import type { NodeType, Registry } from './nodeType.ts';

/** A node's type with the settings parsed by its schema, migrated to its latest version. */
export interface ResolvedNode {
  nodeType: NodeType;
  settings: unknown;
}

/** The registered node type, ignoring properties inherited from `Object`. */
export function nodeTypeOf(registry: Registry, type: string): NodeType | undefined {
  return Object.hasOwn(registry, type) ? registry[type] : undefined;
}

/** Migrates settings to the type's latest version, unvalidated. Undefined if the stored version is newer than that. */
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

/** Undefined when the type is unknown or the settings fail its schema. */
export function resolveNode(node: FlowNode, registry: Registry): ResolvedNode | undefined {
  const nodeType = nodeTypeOf(registry, node.type);
  if (nodeType === undefined) return undefined;
  const parsed = nodeType.settings.safeParse(migrateSettings(node, nodeType));
  return parsed.success ? { nodeType, settings: parsed.data } : undefined;
}
