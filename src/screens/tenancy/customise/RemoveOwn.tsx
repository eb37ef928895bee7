import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { line } from './Custom.css.ts';
import { customMessages as text } from './custom.messages.ts';

/** Removes an account's own settings after confirmation; inherited ones apply again. */
export function RemoveOwn({ what, onRemove }: { what: MessageDescriptor; onRemove: () => Promise<void> }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(what),
      text: intl.formatMessage(text.removeText),
      confirm: intl.formatMessage(text.remove),
      cancel: intl.formatMessage(text.stay),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    try {
      await onRemove();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={line}>
      <Button look="quiet" busy={busy} onClick={() => void remove()}>
        {intl.formatMessage(what)}
      </Button>
    </div>
  );
}
