const NODE = 'node:';

/** A node and the flow that it belongs to; undefined for the flow in which the call began. */
export interface NodePlace {
  nodeId: string;
  flow: string | undefined;
}

/** The state of a node in a compiled flow. */
export function stateOf(nodeId: string, flow: string | undefined): string {
  return flow === undefined ? `${NODE}${nodeId}` : `${NODE}${flow}/${nodeId}`;
}

/** The node of a state; null for other states. */
export function placeOf(state: string): NodePlace | null {
  if (!state.startsWith(NODE)) return null;
  const parts = state.slice(NODE.length).split('/');
  const [nodeId = '', flow] = parts.toReversed();
  return { nodeId, flow };
}
