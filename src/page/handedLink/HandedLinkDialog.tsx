import { useIntl } from 'react-intl';
import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { handedLinkNamed, handedLinkWords as words } from './handedLink.messages.ts';

interface HandedLinkDialogProps {
  link: HandedLink;
  /** Whom the link is for. */
  name: string;
  onClose: () => void;
}

/** A link that no email could bring, to be copied and handed over. */
export function HandedLinkDialog({ link: { kind, url, expires }, name, onClose }: HandedLinkDialogProps) {
  const intl = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.add('success', intl.formatMessage(words.copied));
    } catch (error) {
      // Without a secure connection or the permission, browsers refuse.
      toasts.add('error', intl.formatMessage(words.notCopied));
      reportError(error);
    }
  };
  const until = intl.formatDate(expires, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog
      open
      title={intl.formatMessage(words.title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(words.close)}</Button>
          <Button look="primary" onClick={() => void copy()}>
            {intl.formatMessage(words.copy)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(handedLinkNamed[kind], { name, until })}</p>
      <TextField
        label={intl.formatMessage(words.link)}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
