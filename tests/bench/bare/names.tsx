import '@xyflow/react/dist/style.css';
import { type Edge, type Node, ReactFlow, useEdgesState, useNodesState } from '@xyflow/react';
import { createRoot } from 'react-dom/client';
import type { NamesFlow } from './bareFlow.ts';

/** The baseline for any editor: xyflow's own one-line nodes on a page with its defaults. */
function Names({ flow }: { flow: NamesFlow }) {
  const [nodes, , onNodesChange] = useNodesState<Node>(flow.nodes);
  const [edges, , onEdgesChange] = useEdgesState<Edge>(flow.edges);
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
const response = await fetch(`/names.json${location.search}`);
createRoot(root).render(<Names flow={(await response.json()) as NamesFlow} />);
