import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import * as styles from './Exporter.css.ts';
import { exporterMessages as words } from './exporter.messages.ts';

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
        <span className={styles.muted}>{label}</span>
        <code className={styles.code}>{text}</code>
      </div>
      <Button size="small" aria-label={copyLabel} onClick={() => void copy()}>
        {intl.formatMessage(words.copy)}
      </Button>
    </div>
  );
}
