import type { FlowDocument } from '#values/flow/document.ts';
import { type NodeTypeName, nodeTypes } from '#flows/nodes/nodeTypes.ts';

/** The smallest flow that can be published: it greets and hangs up. */
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
export function aNode(id: string, type: NodeTypeName, settings: object = {}): FlowDocument['nodes'][number] {
  const nodeType = nodeTypes[type];
  return {
    id,
    type,
    version: nodeType.version,
    name: id,
    settings: JSON.parse(JSON.stringify({ ...(nodeType.defaults() as object), ...settings })),
  };
}

/** A flow with two announcements that lead to each other. */
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

/** A flow as text. */
export const aFlowText = `schema: 1
name: After hours
timezone: Australia/Melbourne
steps:
  - id: start
    type: start
    settings: { recording: false, consent: null, callerId: caller }
    exits: { next: bye }
  - id: bye
    type: hangup
    settings: { reason: normal }
`;
