import type { FlowNode } from '#values/flow/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new node or edge id: ten random letters and digits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('');
}

/** An unnamed node with its type's default settings. */
export function newNode(type: NodeTypeName, position?: { x: number; y: number }): FlowNode {
  const nodeType = nodeTypes[type];
  return {
    id: newId(),
    type,
    version: nodeType.version,
    name: '',
    settings: nodeType.defaults() as FlowNode['settings'],
    ...(position ? { position } : {}),
  };
}
