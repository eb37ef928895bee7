import { use } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import { useIntl } from 'react-intl';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { cardText } from '../card/card.ts';
import { distinctionsIn } from '../card/namesakes.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument } from '../state/EditorContext.ts';
import * as styles from './Outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';
import { WithErrors } from './WithErrors.ts';

/** A row of the outline; typeahead matches the name of its step. */
export function OutlineItem({ row, name }: { row: OutlineRow; name: string }) {
  return (
    <GridListItem
      id={row.key}
      className={styles.row}
      style={{ paddingLeft: 8 + (Math.min(row.level, 10) - 1) * 14 }}
      textValue={name}
      // Named by its content instead of `textValue`, and with its level.
      render={(dom) => <div {...dom} aria-label={undefined} aria-level={row.level} />}
    >
      <Content row={row} />
    </GridListItem>
  );
}

function Content({ row }: { row: OutlineRow }) {
  const intl = useIntl();
  const document = useDocument();
  const counts = use(WithErrors);
  const from = row.via && document.nodes.find(({ id }) => id === row.via?.from);
  const label = from && cardText(from, intl).exits.find(({ id }) => id === row.via?.exit)?.label;
  const text = row.node && cardText(row.node, intl);
  const which = row.node && distinctionsIn(document, intl)(row.node);
  return (
    <>
      {label !== undefined && label !== null && <span className={styles.via}>{label}</span>}
      {row.node && text ? (
        <>
          <StepIcon name={viewOf(row.node.type)?.icon ?? 'unknown'} size={15} />
          <span className={row.again ? `${styles.name} ${styles.faint}` : styles.name}>{text.name}</span>
          {which !== null && which !== undefined && <span className={styles.via}>{which}</span>}
          {row.node.comment !== undefined && !row.again && (
            <span className={styles.comment} title={row.node.comment}>
              {row.node.comment}
            </span>
          )}
          {row.again && <span className={styles.via}>{intl.formatMessage(flowMessages.again)}</span>}
        </>
      ) : (
        <span className={styles.faint}>—</span>
      )}
      {row.node && (counts.get(row.node.id)?.errors ?? 0) > 0 && (
        <span className={styles.mark}>
          <Icon name="warning" size={15} />
        </span>
      )}
    </>
  );
}
