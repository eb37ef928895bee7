import type { FlowNode } from '#flows/core/document.ts';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { nodeViews } from '#flows/nodes/nodeViews.tsx';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A fresh id for a node or an edge: ten letters and digits at random. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('');
}

/** A node of a type with the settings it starts with, unnamed. */
export function newNode(type: NodeTypeName, position?: { x: number; y: number }): FlowNode {
  const { version, defaults } = nodeViews[type].shape;
  return { id: newId(), type, version, name: '', settings: defaults(), ...(position ? { position } : {}) };
}
