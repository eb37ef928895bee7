import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { flowMessages } from '../card/flow.messages.ts';

/** Asks for the note shown in the version list. */
export function PublishDialog({ onPublish, onClose }: { onPublish: (note: string) => void; onClose: () => void }) {
  const intl = useIntl();
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      title={intl.formatMessage(flowMessages.publishTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(flowMessages.cancel)}</Button>
          <Button look="primary" onClick={() => onPublish(note)}>
            {intl.formatMessage(flowMessages.publish)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(flowMessages.publishWhat)}</p>
      <TextArea label={intl.formatMessage(flowMessages.note)} value={note} maxLength={500} onChange={setNote} />
    </Dialog>
  );
}
