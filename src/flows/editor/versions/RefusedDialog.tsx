import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { problemWords } from '../problems/problemWords.ts';
import * as styles from './Versions.css.ts';

interface RefusedDialogProps {
  problems: readonly Problem[];
  document: FlowDocument;
  /** Closes the dialog and shows the problem list, whose rows link to the steps. */
  onClose: () => void;
}

/** Explains why publishing was refused, naming the steps (in order for a loop). */
export function RefusedDialog({ problems, document, onClose }: RefusedDialogProps) {
  const intl = useIntl();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const nameOf = (id: string) => {
    const node = document.nodes.find((each) => each.id === id);
    return node ? cardText(node, intl).name : id;
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(flowMessages.refusedTitle)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {intl.formatMessage(flowMessages.show)}
        </Button>
      }
    >
      <p>{intl.formatMessage(flowMessages.refused)}</p>
      <ul className={styles.list}>
        {errors.map((problem, index) => (
          <li key={`${problem.code}-${index}`}>
            <p className={styles.title}>{problemWords(problem, intl)}</p>
            <p className={styles.detail}>
              {problem.nodes
                ? intl.formatMessage(flowMessages.loopSteps, { steps: problem.nodes.map(nameOf).join(' → ') })
                : problem.nodeId === undefined
                  ? problem.values?.['test']
                  : nameOf(problem.nodeId)}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
