import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CopyText } from '../../../ui/text/CopyText.tsx';
import { muted, stack } from './Integrations.css.ts';
import { webhookMessages as words } from './webhook.messages.ts';

/** A secret that is shown this once. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(words.secret)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {intl.formatMessage(words.done)}
        </Button>
      }
    >
      <div className={stack}>
        <Notice tone="success">{intl.formatMessage(words.once)}</Notice>
        <CopyText
          label={intl.formatMessage(words.secret)}
          copyLabel={intl.formatMessage(words.copySecret)}
          text={secret}
        />
        <p className={muted}>{intl.formatMessage(words.standard)}</p>
      </div>
    </Dialog>
  );
}
