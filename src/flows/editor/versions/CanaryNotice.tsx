import { useIntl } from 'react-intl';
import type { Canary } from '#values/flow/canary.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { canaryMessages } from './canary.messages.ts';
import * as styles from './Versions.css.ts';

interface CanaryNoticeProps {
  canary: Canary;
  readOnly: boolean;
  onEnd: (action: 'live' | 'back') => void;
}

/** Which calls run another version than the live one, and how that ends. */
export function CanaryNotice({ canary: { version, share, numbers }, readOnly, onEnd }: CanaryNoticeProps) {
  const intl = useIntl();
  return (
    <Notice tone="info">
      <p>
        {share === null
          ? intl.formatMessage(canaryMessages.runsNumbers, { version, count: numbers.length })
          : intl.formatMessage(canaryMessages.runsShare, { version, share })}
      </p>
      {!readOnly && (
        <span className={styles.buttons}>
          <Button size="small" onClick={() => onEnd('live')}>
            {intl.formatMessage(canaryMessages.goLive)}
          </Button>
          <Button size="small" onClick={() => onEnd('back')}>
            {intl.formatMessage(canaryMessages.takeBack)}
          </Button>
        </span>
      )}
    </Notice>
  );
}
