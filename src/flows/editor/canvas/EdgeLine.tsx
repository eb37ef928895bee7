import { BaseEdge, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { memo } from 'react';
import { halfway, roundedPath } from './router.ts';
import type { CardEdge } from './toReactFlow.ts';
import * as styles from './Surface.css.ts';
import { useEdgeRoute } from './useEdgeRoute.ts';

const radius = 10;
/** Shorter edges show no share, because the next card would cover it. */
const roomForShare = 110;

/** The line of an edge, around the cards between its ends; never animated. */
export const EdgeLine = memo(function EdgeLine(props: EdgeProps<CardEdge>) {
  const { id, source, target, sourceHandleId, sourceX, sourceY, targetX, targetY, data, selected } = props;
  const corners = useEdgeRoute(
    { source, target, exit: sourceHandleId ?? null },
    { x: sourceX, y: sourceY },
    { x: targetX, y: targetY },
  );
  const path = corners ? roundedPath(corners, radius) : getSmoothStepPath({ ...props, borderRadius: radius })[0];
  // Straight edges end on the level of their exit, which may be a pixel off the handle.
  const tip = corners?.at(-1) ?? { x: targetX, y: targetY };
  const highlight = data?.highlight;
  const look = [
    styles.edge,
    highlight ? styles.edgeHighlight[highlight] : '',
    selected ? styles.edgeSelected : '',
  ].join(' ');
  const sign = data?.sign ?? null;
  const count = data?.count ?? null;
  const middle = sign !== null && corners ? halfway(corners) : undefined;
  return (
    <>
      <BaseEdge id={id} path={path} className={look} interactionWidth={18} />
      <path className={`${styles.arrow} ${look}`} d={`M${tip.x - 9} ${tip.y - 5}l6 5l-6 5`} />
      {count !== null && (
        <text className={styles.edgeCount} x={sourceX + 10} y={sourceY - 6} aria-hidden>
          {targetX - sourceX < roomForShare ? count.calls : `${count.calls} · ${count.share}`}
        </text>
      )}
      {middle && (
        <g className={styles.sign} data-highlight={highlight} transform={`translate(${middle.x} ${middle.y})`}>
          <circle r={9} />
          <text dy="0.36em" textAnchor="middle">
            {sign}
          </text>
        </g>
      )}
    </>
  );
});
