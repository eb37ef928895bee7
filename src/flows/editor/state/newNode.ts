import type { FlowNode } from '#flows/core/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A fresh id for a node or an edge: ten letters and digits at random. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('');
}

/** A node of a type with the settings it starts with, unnamed. */
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
