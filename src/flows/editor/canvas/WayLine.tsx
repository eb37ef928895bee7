import { BaseEdge, type EdgeProps, getBezierPath } from '@xyflow/react';
import { memo } from 'react';
import type { WayEdge } from './projection.ts';
import * as styles from './Surface.css.ts';

/** A way from an exit to the next step: never animated, a light is a colour. */
export const WayLine = memo(function WayLine(props: EdgeProps<WayEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, data, selected } = props;
  const [path] = getBezierPath({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, curvature: 0.32 });
  const light = data?.light;
  const look = [styles.way, light ? styles.wayLight[light] : '', selected ? styles.waySelected : ''].join(' ');
  return <BaseEdge id={id} path={path} className={look} interactionWidth={18} />;
});
