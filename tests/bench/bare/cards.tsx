import '../../../src/theme/global.css.ts';
import '@xyflow/react/dist/style.css';
import { type Edge, type Node, ReactFlow, useEdgesState, useNodesState } from '@xyflow/react';
import { createRoot } from 'react-dom/client';
import type { CardNode } from '../../../src/flows/editor/card/card.ts';
import { NodeCard } from '../../../src/flows/editor/canvas/NodeCard.tsx';
import type { BareFlow } from './bareFlow.ts';

const nodeTypes = { card: NodeCard };

/** The same cards that our canvas draws. */
function nodesOf({ nodes }: BareFlow): Node[] {
  return nodes.map(({ id, position, data }) => ({
    id,
    position,
    type: 'card',
    data: {
      ...data,
      lines: data.lines.map((line) => () => line),
      openWords: '',
      errors: 0,
      warnings: 0,
      highlight: null,
      note: null,
      comment: null,
    } as CardNode['data'],
  }));
}

/** The reference for the canvas bench: the same nodes on a page with xyflow's defaults, all rendered. */
function Bare({ flow }: { flow: BareFlow }) {
  const [nodes, , onNodesChange] = useNodesState<Node>(nodesOf(flow));
  const [edges, , onEdgesChange] = useEdgesState<Edge>(flow.edges);
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      fitView
      minZoom={0.05}
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const response = await fetch(`/cards.json${location.search}`);
createRoot(root).render(<Bare flow={(await response.json()) as BareFlow} />);
