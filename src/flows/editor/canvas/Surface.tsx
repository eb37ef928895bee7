import '@xyflow/react/dist/base.css';
import { Background, BackgroundVariant, ReactFlow, type ReactFlowProps, useStore } from '@xyflow/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages } from '../card/flow.messages.ts';
import type { CardNode } from '../card/card.ts';
import { type Detail, DetailContext, NodeCard } from './NodeCard.tsx';
import type { CardEdge } from './toReactFlow.ts';
import * as styles from './Surface.css.ts';
import { EdgeLine } from './EdgeLine.tsx';
import { useNameSize } from './useNameSize.ts';
import { RouterContext, useRouter } from './useRouter.ts';

const nodeTypes = { card: NodeCard };
const edgeTypes = { exit: EdgeLine };
const attribution = { hideAttribution: true };
const looks: Record<Detail, string> = {
  near: styles.surface,
  far: `${styles.surface} ${styles.far}`,
  chip: `${styles.surface} ${styles.far} ${styles.chip}`,
};

interface SurfaceProps extends Omit<ReactFlowProps<CardNode, CardEdge>, 'nodeTypes' | 'edgeTypes'> {
  /** False while cards are dragged: edges of other cards keep their routes until then. */
  atRest?: boolean;
  children?: ReactNode;
}

/** The canvas shared by the editor and the call route. Needs a ReactFlowProvider. */
export function Surface({ children, nodes = [], atRest = true, ...rest }: SurfaceProps) {
  const intl = useIntl();
  const detail = useStore(({ transform: [, , zoom] }): Detail => (zoom < 0.25 ? 'chip' : zoom < 0.6 ? 'far' : 'near'));
  const router = useRouter(nodes, atRest);
  const surface = useNameSize();
  return (
    <div ref={surface} className={looks[detail]}>
      <RouterContext value={router}>
        <DetailContext value={detail}>
          <ReactFlow<CardNode, CardEdge>
            aria-label={intl.formatMessage(flowMessages.canvas)}
            nodes={nodes}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
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
        </DetailContext>
      </RouterContext>
    </div>
  );
}
