import { useIntl, type IntlShape } from 'react-intl';
import type { Flow } from '#contract/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { diffFlows } from '#flows/core/diff.ts';
import { cardText } from '../card/card.ts';

import * as styles from './Versions.css.ts';

interface ConflictDialogProps {
  mine: FlowDocument;
  theirs: Flow;
  comparing: boolean;
  /** The reader's time zone. */
  timezone: string;
  onCompare: () => void;
  onBack: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shown when someone else has saved the flow in the meantime; nothing is overwritten until the user chooses. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, comparing, timezone, onCompare, onBack, onKeepMine, onTakeTheirs, onClose } = props;
  const intl = useIntl();
  const who = theirs.updatedBy ?? intl.formatMessage(flowMessages.someone);
  const when = intl.formatDate(theirs.updatedAt, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' });
  const found = comparing ? differences(mine, theirs.draft, intl) : [];
  return (
    <Dialog
      open
      title={intl.formatMessage(comparing ? flowMessages.compareTitle : flowMessages.conflictTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={comparing ? onBack : onCompare}>
            {intl.formatMessage(comparing ? flowMessages.backToChoice : flowMessages.compare)}
          </Button>
          <Button onClick={onTakeTheirs}>{intl.formatMessage(flowMessages.takeTheirs)}</Button>
          <Button look="primary" onClick={onKeepMine}>
            {intl.formatMessage(flowMessages.keepMine)}
          </Button>
        </>
      }
    >
      {comparing ? (
        <ul className={styles.differences}>
          {found.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {found.length === 0 && <li>{intl.formatMessage(flowMessages.noDifference)}</li>}
        </ul>
      ) : (
        <p>{intl.formatMessage(flowMessages.conflictBy, { who, when })}</p>
      )}
    </Dialog>
  );
}

/** Describes the differences between two documents, one per line. */
function differences(mine: FlowDocument, theirs: FlowDocument, intl: IntlShape): string[] {
  const { renamed, timezone, added, removed, changed, exits } = diffFlows(theirs, mine);
  const nodes = new Map([...theirs.nodes, ...mine.nodes].map((node) => [node.id, node]));
  const name = (id: string) => {
    const node = nodes.get(id);
    return { name: node ? cardText(node, intl).name : id };
  };
  const rewired = new Set(exits.map(({ from }) => from));
  return [
    ...(renamed || timezone ? [intl.formatMessage(flowMessages.headerDiffers)] : []),
    ...changed.map(({ id }) => intl.formatMessage(flowMessages.differs, name(id))),
    ...added.map(({ id }) => intl.formatMessage(flowMessages.onlyMine, name(id))),
    ...removed.map(({ id }) => intl.formatMessage(flowMessages.onlyTheirs, name(id))),
    ...[...rewired].map((id) => intl.formatMessage(flowMessages.waysDiffer, name(id))),
  ];
}
