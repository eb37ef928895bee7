import { BaseEdge, type EdgeProps, getBezierPath, getSmoothStepPath } from '@xyflow/react';
import { memo } from 'react';
import type { CardEdge } from './toReactFlow.ts';
import * as styles from './Surface.css.ts';

const room = 24;

/** The line of an edge, never animated. Edges that lead backwards are routed around the cards. */
export const EdgeLine = memo(function EdgeLine(props: EdgeProps<CardEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, data, selected } = props;
  const ends = { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition };
  const [path] =
    targetX < sourceX + room
      ? getSmoothStepPath({ ...ends, borderRadius: 12, offset: room })
      : getBezierPath({ ...ends, curvature: 0.32 });
  const highlight = data?.highlight;
  const look = [
    styles.edge,
    highlight ? styles.edgeHighlight[highlight] : '',
    selected ? styles.edgeSelected : '',
  ].join(' ');
  return <BaseEdge id={id} path={path} className={look} interactionWidth={18} />;
});
