import { BaseEdge, type EdgeProps, getBezierPath, getSmoothStepPath } from '@xyflow/react';
import { memo } from 'react';
import type { WayEdge } from './projection.ts';
import * as styles from './Surface.css.ts';

const room = 24;

/** A way from an exit to the next step: never animated, a light is a colour. A way back goes round the cards, not through. */
export const WayLine = memo(function WayLine(props: EdgeProps<WayEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, data, selected } = props;
  const ends = { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition };
  const [path] =
    targetX < sourceX + room
      ? getSmoothStepPath({ ...ends, borderRadius: 12, offset: room })
      : getBezierPath({ ...ends, curvature: 0.32 });
  const light = data?.light;
  const look = [styles.way, light ? styles.wayLight[light] : '', selected ? styles.waySelected : ''].join(' ');
  return <BaseEdge id={id} path={path} className={look} interactionWidth={18} />;
});
