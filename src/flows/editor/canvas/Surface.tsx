import '@xyflow/react/dist/base.css';
import { Background, BackgroundVariant, ReactFlow, type ReactFlowProps, useStore } from '@xyflow/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages } from '../card/flow.messages.ts';
import type { CardNode } from '../card/card.ts';
import { NodeCard } from './NodeCard.tsx';
import type { CardEdge } from './toReactFlow.ts';
import * as styles from './Surface.css.ts';
import { EdgeLine } from './EdgeLine.tsx';

const nodeTypes = { card: NodeCard };
const edgeTypes = { exit: EdgeLine };
const attribution = { hideAttribution: true };

type SurfaceProps = Omit<ReactFlowProps<CardNode, CardEdge>, 'nodeTypes' | 'edgeTypes'> & { children?: ReactNode };

/** The canvas shared by the editor and the call route. Needs a ReactFlowProvider. */
export function Surface({ children, nodes = [], ...rest }: SurfaceProps) {
  const intl = useIntl();
  const isFar = useStore(({ transform }) => transform[2] < 0.4);
  const start = nodes.find(({ data }) => data.tone === 'entry') ?? nodes[0];
  const viewport = start ? { x: 56 - start.position.x, y: 160 - start.position.y, zoom: 1 } : { x: 0, y: 0, zoom: 1 };
  return (
    <div className={isFar ? `${styles.surface} ${styles.far}` : styles.surface}>
      <ReactFlow<CardNode, CardEdge>
        aria-label={intl.formatMessage(flowMessages.canvas)}
        nodes={nodes}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        defaultViewport={viewport}
        minZoom={0.08}
        maxZoom={1.6}
        onlyRenderVisibleElements
        elevateNodesOnSelect={false}
        elevateEdgesOnSelect={false}
        edgesFocusable={false}
        proOptions={attribution}
        disableKeyboardA11y
        deleteKeyCode={null}
        {...rest}
      >
        <Background variant={BackgroundVariant.Dots} gap={24} size={1.2} className={styles.grid} />
        {children}
      </ReactFlow>
    </div>
  );
}
