import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { useErrorText } from '../../app/page/useErrorText.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { wizardMessages } from './wizard.messages.ts';
import * as styles from './WizardScreen.css.ts';

/** The number's name and source. Another's change in between is shown, not overwritten. */
export function DetailsTab({ number }: { number: TrackingNumber }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const errorText = useErrorText();
  const [name, setName] = useState(number.name);
  const [source, setSource] = useState(number.source);
  const [busy, setBusy] = useState(false);
  const required = (text: string) => (text.trim() === '' ? intl.formatMessage(wizardMessages.required) : undefined);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await call(endpoints.changeNumber, {
        params: { did: number.did },
        body: { version: number.version, name, source },
      });
      toasts.add('success', intl.formatMessage(wizardMessages.saved));
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE-VERSION';
      toasts.add('error', isStale ? intl.formatMessage(wizardMessages.stale) : errorText(error));
    } finally {
      await invalidate('listNumbers');
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!required(name) && !required(source)) void save();
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={intl.formatMessage(wizardMessages.numberName)}
        value={name}
        maxLength={100}
        error={required(name)}
        onChange={setName}
      />
      <TextField
        label={intl.formatMessage(wizardMessages.source)}
        value={source}
        maxLength={100}
        error={required(source)}
        onChange={setSource}
      />
      <div>
        <Button look="primary" type="submit" busy={busy} disabled={name === number.name && source === number.source}>
          {intl.formatMessage(wizardMessages.save)}
        </Button>
      </div>
    </form>
  );
}
