import { EdgeToolbar } from '@xyflow/react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import type { CardNode } from '../card/card.ts';
import type { CardEdge } from './toReactFlow.ts';
import { halfway } from './router.ts';
import { useEdgeRoute } from './useEdgeRoute.ts';
import { withRoom } from './useCanvasEvents.ts';
import * as styles from './EdgeTools.css.ts';

interface EdgeToolsProps {
  edge: CardEdge;
  nodes: readonly CardNode[];
  /** Receives pixels from the top left of the canvas, where the step picker fits. */
  onInsert: (at: { x: number; y: number }) => void;
  onDisconnect: () => void;
}

const nowhere = { x: 0, y: 0 };

/** Buttons in the middle of an edge: insert a step, or disconnect. */
export function EdgeTools({ edge, nodes, onInsert, onDisconnect }: EdgeToolsProps) {
  const intl = useIntl();
  const from = portOf(nodes, edge.source, edge.sourceHandle) ?? nowhere;
  const to = portOf(nodes, edge.target, edge.targetHandle) ?? nowhere;
  const route = useEdgeRoute({ source: edge.source, target: edge.target, exit: edge.sourceHandle }, from, to);
  if (from === nowhere || to === nowhere) return null;
  const middle = halfway(route ?? [from, to]);
  function insert({ currentTarget }: MouseEvent): void {
    const box = currentTarget.closest('.react-flow')?.getBoundingClientRect();
    if (!box) return;
    const { right, top } = currentTarget.getBoundingClientRect();
    onInsert(withRoom({ x: right + 8 - box.left, y: top - box.top }, box));
  }
  const insertLabel = intl.formatMessage(flowMessages.insertHere);
  const disconnectLabel = intl.formatMessage(flowMessages.disconnect);
  return (
    <EdgeToolbar edgeId={edge.id} x={middle.x} y={middle.y} isVisible>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} aria-label={insertLabel} title={insertLabel} onClick={insert}>
          <Icon name="plus" size={14} />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={disconnectLabel}
          title={disconnectLabel}
          onClick={onDisconnect}
        >
          <Icon name="close" size={14} />
        </button>
      </div>
    </EdgeToolbar>
  );
}

/** The center of a port in canvas units. */
function portOf(nodes: readonly CardNode[], nodeId: string, handleId: string | null | undefined) {
  const node = nodes.find(({ id }) => id === nodeId);
  const handle = node?.handles?.find(({ id }) => id === handleId);
  if (!node || !handle) return undefined;
  const { width = 0, height = 0 } = handle;
  return { x: node.position.x + handle.x + width / 2, y: node.position.y + handle.y + height / 2 };
}
