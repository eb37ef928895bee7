import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { ErrorList } from './ErrorList.tsx';

interface RefusedDialogProps {
  problems: readonly Problem[];
  document: FlowDocument;
  /** Closes the dialog and shows the problem list, whose rows link to the steps. */
  onClose: () => void;
}

/** Explains why the server refused to publish what had no errors here. */
export function RefusedDialog({ problems, document, onClose }: RefusedDialogProps) {
  const intl = useIntl();
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
      <ErrorList problems={problems} document={document} />
    </Dialog>
  );
}
