import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import { type CardNode, cardSize, entryAt, rowsOf } from '../card/card.ts';
import * as styles from '../card/NodeCard.css.ts';

/** One step on the canvas. Depends only on its own data, so that dragging a card re-renders that card alone. */
export const NodeCard = memo(function NodeCard({ data, isConnectable, type }: NodeProps<CardNode>) {
  const { name, kind, icon, tone, lines, exits, openWords, errors, warnings, highlight, note, comment } = data;
  const size = cardSize(exits);
  const rows = rowsOf(exits);
  const what = lines.map((line) => line()).join(' · ') || (name === kind ? '' : kind);
  const look = [
    styles.card,
    highlight ? styles.highlight[highlight] : '',
    errors > 0 && !highlight ? styles.wrong : '',
  ].join(' ');
  return (
    <div
      className={look}
      data-kind={type}
      data-highlight={highlight}
      data-tone={tone}
      data-low={rows === 0}
      data-wrong={errors > 0}
    >
      {tone !== 'entry' && (
        <Handle id="in" type="target" position={Position.Left} isConnectable={isConnectable} style={{ top: entryAt }} />
      )}
      <div className={styles.head} data-far="head">
        <span className={`${styles.disc} ${styles.tone[tone]}`} data-far="disc">
          <StepIcon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} data-far="name" title={name}>
            {name}
          </span>
          {what !== '' && (
            <span className={styles.what} data-far="gone" title={what}>
              {what}
            </span>
          )}
        </span>
        {errors > 0 && (
          <span data-badge className={`${styles.badge} ${styles.badgeTone.error}`}>
            {errors}
          </span>
        )}
        {errors === 0 && warnings > 0 && (
          <span data-badge className={`${styles.badge} ${styles.badgeTone.warning}`}>
            {warnings}
          </span>
        )}
      </div>
      {rows > 0 && (
        <div className={styles.exits} data-far="hide">
          {exits.map((exit) => (
            <div key={exit.id} className={styles.exit}>
              <span className={styles.exitName}>{exit.label}</span>
              {exit.open && <span className={styles.open}>{openWords}</span>}
            </div>
          ))}
        </div>
      )}
      {rows === 0 && exits[0]?.open && (
        <span className={`${styles.open} ${styles.loose}`} data-far="hide">
          {openWords}
        </span>
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
      {comment !== null && (
        <span className={styles.comment} data-far="gone">
          {comment}
        </span>
      )}
      {note !== null && <span className={`${styles.note} ${highlight ? styles.noteTone[highlight] : ''}`}>{note}</span>}
    </div>
  );
});
