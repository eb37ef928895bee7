import type { FlowNode } from '#values/flow/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id: `menu-k3f9x2a` for a node of a type, else ten random letters and digits. */
export function newId(prefix?: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(prefix === undefined ? 10 : 7));
  const random = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
  return prefix === undefined ? random : `${prefix.slice(0, 30).replaceAll(/[^A-Za-z0-9_-]/g, '')}-${random}`;
}

/** An unnamed node with its type's default settings. */
export function newNode(type: NodeTypeName, position?: FlowNode['position']): FlowNode {
  const nodeType = nodeTypes[type];
  return {
    id: newId(type),
    type,
    version: nodeType.version,
    name: '',
    settings: nodeType.defaults() as FlowNode['settings'],
    ...(position ? { position } : {}),
  };
}
