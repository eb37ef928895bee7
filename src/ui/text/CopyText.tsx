import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { toasts } from '../toast/toasts.ts';
import * as styles from './CopyText.css.ts';
import { copyMessages as words } from './copy.messages.ts';

interface CopyTextProps {
  label: string;
  /** The accessible name of its button. */
  copyLabel: string;
  text: string;
}

/** Text to take elsewhere, with a button that copies it. */
export function CopyText({ label, copyLabel, text }: CopyTextProps) {
  const intl = useIntl();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.add('success', intl.formatMessage(words.copied));
  };
  return (
    <div className={styles.copied}>
      <div>
        <span className={styles.label}>{label}</span>
        <code className={styles.code}>{text}</code>
      </div>
      <Button size="small" aria-label={copyLabel} onClick={() => void copy()}>
        {intl.formatMessage(words.copy)}
      </Button>
    </div>
  );
}
