import { Handle, type NodeProps, Position } from '@xyflow/react';
import { createContext, memo, use } from 'react';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import { type CardData, type CardNode, cardSize, entryAt, rowsOf } from '../card/card.ts';
import * as styles from '../card/NodeCard.css.ts';

/**
 * How much of a card is drawn at a zoom: all of it, its icon and name, or its icon. Words that cannot be read are not
 * mounted, because a flow of hundreds of steps is looked at from far away. Handles stay: xyflow measures where edges end.
 */
export type Detail = 'near' | 'far' | 'chip';
export const DetailContext = createContext<Detail>('near');

/** One step on the canvas. Depends on nothing but its data, so that a card that only moves is not rendered again. */
export const NodeCard = memo(function NodeCard({ data, isConnectable, type }: NodeProps<CardNode>) {
  const { name, icon, tone, exits, errors, highlight, note, comment } = data;
  const detail = use(DetailContext);
  const size = cardSize(exits);
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
      data-low={rowsOf(exits) === 0}
      data-wrong={errors > 0}
    >
      {tone !== 'entry' && (
        <Handle id="in" type="target" position={Position.Left} isConnectable={isConnectable} style={{ top: entryAt }} />
      )}
      <div className={styles.head} data-far="head">
        <span className={`${styles.disc} ${styles.tone[tone]}`} data-far="disc">
          <StepIcon name={icon} />
        </span>
        {detail !== 'chip' && (
          <span className={styles.words}>
            <span className={styles.name} data-far="name" title={name}>
              {name}
            </span>
            {detail === 'near' && <What data={data} />}
          </span>
        )}
        {detail === 'near' && <Badge data={data} />}
      </div>
      {detail === 'near' && <ExitNames data={data} />}
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
      {detail === 'near' && comment !== null && <span className={styles.comment}>{comment}</span>}
      {note !== null && <span className={`${styles.note} ${highlight ? styles.noteTone[highlight] : ''}`}>{note}</span>}
    </div>
  );
}, isSameCard);

function isSameCard(before: NodeProps<CardNode>, after: NodeProps<CardNode>): boolean {
  return before.data === after.data && before.isConnectable === after.isConnectable && before.type === after.type;
}

/** What the step does, in a line. */
function What({ data: { lines, name, kind } }: { data: CardData }) {
  const what = lines.map((line) => line()).join(' · ') || (name === kind ? '' : kind);
  if (what === '') return null;
  return (
    <span className={styles.what} title={what}>
      {what}
    </span>
  );
}

/** How many errors the step has, or else warnings. */
function Badge({ data: { errors, warnings } }: { data: CardData }) {
  const count = errors || warnings;
  if (count === 0) return null;
  return <span className={`${styles.badge} ${styles.badgeTone[errors > 0 ? 'error' : 'warning']}`}>{count}</span>;
}

/** The exits by name, and which of them lead nowhere. */
function ExitNames({ data: { exits, openWords } }: { data: CardData }) {
  if (rowsOf(exits) === 0)
    return exits[0]?.open && <span className={`${styles.open} ${styles.loose}`}>{openWords}</span>;
  return (
    <div className={styles.exits}>
      {exits.map((exit) => (
        <div key={exit.id} className={styles.exit}>
          <span className={styles.exitName}>{exit.label}</span>
          {exit.open && <span className={styles.open}>{openWords}</span>}
        </div>
      ))}
    </div>
  );
}
