import { useIntl } from 'react-intl';
import type { Delivery } from '#contract/integrations/integrations.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { code, stack } from './Integrations.css.ts';
import { integrationsMessages as words, integrationsNamed } from './integrations.messages.ts';
import { webhookMessages } from './webhook.messages.ts';

export type Reply = Pick<Delivery, 'status' | 'reply'>;

/** What the other system replied to a sample. */
export function SampleReply({ reply: { status, reply }, onClose }: { reply: Reply; onClose: () => void }) {
  const intl = useIntl();
  const isTaken = status !== null && status >= 200 && status < 300;
  return (
    <Dialog
      open
      title={intl.formatMessage(words.sample)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(webhookMessages.done)}</Button>}
    >
      <div className={stack}>
        <Notice tone={isTaken ? 'success' : 'error'}>
          {status === null
            ? intl.formatMessage(words.noReply)
            : intl.formatMessage(integrationsNamed.replied, { status })}
        </Notice>
        <pre className={code}>{reply === null || reply === '' ? intl.formatMessage(words.empties) : reply}</pre>
      </div>
    </Dialog>
  );
}
