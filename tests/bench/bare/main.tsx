import { ReactFlow, useEdgesState, useNodesState, type Edge, type Node } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { createRoot } from 'react-dom/client';
import type { FlowDocument } from '#flows/core/document.ts';

/** The reference of the canvas bench: the same nodes on a page of xyflow's defaults, all drawn. */
function Bare({ document }: { document: FlowDocument }) {
  const [nodes, , onNodesChange] = useNodesState<Node>(
    document.nodes.map((node) => ({
      id: node.id,
      position: node.position ?? { x: 0, y: 0 },
      data: { label: node.name },
    })),
  );
  const [edges, , onEdgesChange] = useEdgesState<Edge>(
    document.edges.map((edge) => ({ id: edge.id, source: edge.from, target: edge.to })),
  );
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      fitView
      minZoom={0.05}
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const response = await fetch(`/flow.json${location.search}`);
createRoot(root).render(<Bare document={(await response.json()) as FlowDocument} />);
