import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import * as styles from './Developers.css.ts';
import { developersMessages as words } from './developers.messages.ts';

interface CodeBlockProps {
  /** The accessible name of the code. */
  label: string;
  /** The accessible name of its button. */
  copyLabel: string;
  text: string;
}

/** Code that scrolls, with a button that copies it. */
export function CodeBlock({ label, copyLabel, text }: CodeBlockProps) {
  const intl = useIntl();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.add('success', intl.formatMessage(words.copied));
  };
  return (
    <div className={styles.copied}>
      {/* Who has no mouse scrolls it with the arrow keys. */}
      <pre className={styles.code} role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
      <span className={styles.copy}>
        <Button size="small" aria-label={copyLabel} onClick={() => void copy()}>
          {intl.formatMessage(words.copy)}
        </Button>
      </span>
    </div>
  );
}
