import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { merge3 } from '#flows/core/merge/merge3.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { describeDiff } from '../versions/describeDiff.ts';
import { mergeMessages } from './merge.messages.ts';
import * as styles from './Merge.css.ts';

interface ConflictDialogProps {
  /** What both started from. */
  base: FlowDocument;
  mine: FlowDocument;
  theirs: Flow;
  /** Whether what is kept is published next. */
  publishes: boolean;
  /** The reader's time zone. */
  timezone: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Shows both sides and their combination. */
  onMerge: () => void;
  onCombine: (merged: FlowDocument) => void;
  onClose: () => void;
}

/** Shown when someone else has saved the flow in the meantime; nothing is overwritten until the user chooses. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, mine, theirs, publishes, timezone } = props;
  const intl = useIntl();
  const merge = useMemo(() => merge3(base, mine, theirs.draft, nodeTypes), [base, mine, theirs]);
  const who = theirs.updatedBy ?? intl.formatMessage(flowMessages.someone);
  const when = intl.formatDate(theirs.updatedAt, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  const clashes = merge.conflicts.length;
  return (
    <Dialog
      open
      title={intl.formatMessage(mergeMessages.title)}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onTakeTheirs}>{intl.formatMessage(mergeMessages.takeTheirs)}</Button>
          <Button onClick={props.onKeepMine}>{intl.formatMessage(mergeMessages.keepMine)}</Button>
          {clashes === 0 && <Button onClick={props.onMerge}>{intl.formatMessage(mergeMessages.preview)}</Button>}
          <Button look="primary" onClick={clashes > 0 ? props.onMerge : () => props.onCombine(merge.resolve())}>
            {intl.formatMessage(clashes > 0 ? mergeMessages.combine : mergeMessages.combineBoth)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(mergeMessages.savedBy, { who, when })}</p>
      <Changes
        title={intl.formatMessage(mergeMessages.theirChanges, { who })}
        changes={describeDiff(base, theirs.draft, intl)}
      />
      <Changes title={intl.formatMessage(mergeMessages.yourChanges)} changes={describeDiff(base, mine, intl)} />
      <p>
        {clashes > 0
          ? intl.formatMessage(mergeMessages.clashes, { count: clashes })
          : intl.formatMessage(mergeMessages.fits)}
      </p>
      {publishes && <p className={styles.detail}>{intl.formatMessage(mergeMessages.publishes)}</p>}
    </Dialog>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly string[] }) {
  const intl = useIntl();
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          <li key={`${change}-${index}`}>{change}</li>
        ))}
        {changes.length === 0 && <li className={styles.detail}>{intl.formatMessage(mergeMessages.noChanges)}</li>}
      </ul>
    </section>
  );
}
