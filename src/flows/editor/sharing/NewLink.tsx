import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { sharingMessages as words } from './sharing.messages.ts';
import * as styles from './Sharing.css.ts';

/** A link that is shown this once. */
export function NewLink({ url, onAnother }: { url: string; onAnother: () => void }) {
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
  return (
    <Notice tone="success">
      <div className={styles.link}>
        <strong>{intl.formatMessage(words.once)}</strong>
        <TextField
          label={intl.formatMessage(words.link)}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => void copy()}>
            {intl.formatMessage(words.copy)}
          </Button>
          <Button onClick={onAnother}>{intl.formatMessage(words.another)}</Button>
        </div>
      </div>
    </Notice>
  );
}
