import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import type { ShadowSubject } from './replayPastCalls.ts';
import { shadowMessages } from './shadow.messages.ts';
import * as styles from './Shadow.css.ts';
import { ShadowSentence } from './ShadowSentence.tsx';
import { useShadowReplay } from './useShadowReplay.ts';

/** What would become of past calls in a sentence, once it is asked for. */
export function PastCallsLine(subject: ShadowSubject) {
  const words = useIntl().formatMessage;
  const { shadowing, start, stop } = useShadowReplay();
  switch (shadowing.kind) {
    case 'done':
      return <ShadowSentence report={shadowing.result.report} />;
    case 'running':
      return (
        <div className={styles.running} role="status">
          <Spinner />
          <span className={styles.grow}>{words(shadowMessages.comparing, { count: shadowing.compared })}</span>
          <Button size="small" onClick={stop}>
            {words(shadowMessages.stop)}
          </Button>
        </div>
      );
    case 'idle':
    case 'stopped':
    case 'failed':
      return (
        <div className={styles.running}>
          <span className={styles.grow}>
            {words(shadowing.kind === 'failed' ? shadowMessages.failed : shadowMessages.asksEffect)}
          </span>
          <Button size="small" onClick={() => start(subject)}>
            {words(shadowMessages.start)}
          </Button>
        </div>
      );
  }
}
