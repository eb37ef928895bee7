import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { buttons, token as tokenClass } from './ApiKeys.css.ts';
import { apiKeysMessages as words } from './apiKeys.messages.ts';

/** A key that is shown this once. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const intl = useIntl();
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    toasts.add('success', intl.formatMessage(words.copied));
  };
  return (
    <Notice tone="success">
      <strong>{intl.formatMessage(words.token)}</strong>
      <code className={tokenClass}>{token}</code>
      <p>{intl.formatMessage(words.once)}</p>
      <div className={buttons}>
        <Button look="primary" onClick={() => void copy()}>
          {intl.formatMessage(words.copy)}
        </Button>
        <Button onClick={onDone}>{intl.formatMessage(words.done)}</Button>
      </div>
    </Notice>
  );
}
