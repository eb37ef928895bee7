import type { FlowDocument } from '#flows/core/document.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';

/** The smallest flow that may be published: it greets and hangs up. */
export function aFlowDocument(given: Partial<FlowDocument> = {}): FlowDocument {
  return {
    schema: 1,
    name: 'Front desk',
    timezone: 'Australia/Sydney',
    nodes: [aNode('start', 'start'), aNode('bye', 'hangup')],
    edges: [{ id: 'e1', from: 'start', exit: 'next', to: 'bye' }],
    ...given,
  };
}

/** A node with its type's defaults. */
export function aNode(
  id: string,
  type: keyof typeof nodeTypes & string,
  settings: object = {},
): FlowDocument['nodes'][number] {
  const { version, defaults } = nodeTypes[type] ?? missing(type);
  return {
    id,
    type,
    version,
    name: id,
    settings: JSON.parse(JSON.stringify({ ...(defaults() as object), ...settings })),
  };
}

/** A flow whose two announcements call each other. */
export function aLoopingDocument(): FlowDocument {
  return aFlowDocument({
    nodes: [aNode('start', 'start'), aNode('one', 'announce'), aNode('two', 'announce')],
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'one' },
      { id: 'e2', from: 'one', exit: 'next', to: 'two' },
      { id: 'e3', from: 'two', exit: 'next', to: 'one' },
    ],
  });
}

function missing(type: string): never {
  throw new Error(`there is no node type ${type}`);
}
