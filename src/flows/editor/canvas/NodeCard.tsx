import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import { type CardNode, cardSize, rowsOf } from '../card/card.ts';
import * as styles from '../card/NodeCard.css.ts';

/** One step on the canvas. Depends only on its own data, so that dragging a card re-renders that card alone. */
export const NodeCard = memo(function NodeCard({ data, isConnectable, type }: NodeProps<CardNode>) {
  const { name, kind, icon, tone, lines, exits, errors, warnings, highlight, note } = data;
  const size = cardSize(lines.length, exits);
  const rows = rowsOf(exits);
  const look = [
    styles.card,
    highlight ? styles.highlight[highlight] : '',
    errors > 0 && !highlight ? styles.wrong : '',
  ].join(' ');
  return (
    <div className={look} data-kind={type} data-highlight={highlight}>
      {tone !== 'entry' && (
        <Handle id="in" type="target" position={Position.Left} isConnectable={isConnectable} style={{ top: 26 }} />
      )}
      <div className={styles.head}>
        <span className={`${styles.disc} ${styles.tone[tone]}`}>
          <StepIcon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} data-far="large" title={name} style={{ display: 'block' }}>
            {name}
          </span>
          {name !== kind && (
            <span className={styles.kind} style={{ display: 'block' }} data-far="gone">
              {kind}
            </span>
          )}
        </span>
        {errors > 0 && <span className={`${styles.badge} ${styles.badgeTone.error}`}>{errors}</span>}
        {errors === 0 && warnings > 0 && (
          <span className={`${styles.badge} ${styles.badgeTone.warning}`}>{warnings}</span>
        )}
      </div>
      {lines.length > 0 && (
        <div className={styles.body} data-far="hide">
          {lines
            .map((line) => line())
            .map((line, index) => (
              <div key={index} className={styles.line} title={line}>
                {line}
              </div>
            ))}
        </div>
      )}
      {rows > 0 && (
        <div className={styles.exits} data-far="hide">
          {exits.map((exit) => (
            <div key={exit.id} className={exit.open ? `${styles.exit} ${styles.openExit}` : styles.exit}>
              {exit.label}
            </div>
          ))}
        </div>
      )}
      {exits.map((exit, index) => (
        <Handle
          key={exit.id}
          id={exit.id}
          type="source"
          position={Position.Right}
          isConnectable={isConnectable}
          style={{ top: size.exitAt(index) }}
          data-open={exit.open}
        />
      ))}
      {note !== null && <span className={styles.note}>{note}</span>}
    </div>
  );
});
