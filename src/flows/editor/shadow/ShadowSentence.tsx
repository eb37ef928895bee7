import { useIntl } from 'react-intl';
import type { ShadowReport } from '../../shadow/compareCalls.ts';
import * as styles from './Shadow.css.ts';
import { shadowMessages } from './shadow.messages.ts';

/** What a draft makes of past calls, in a sentence. */
export function ShadowSentence({ report }: { report: ShadowReport }) {
  const words = useIntl().formatMessage;
  const { compared: total, changed: count, newlyVoicemail: voicemail, unknown } = report;
  return (
    <p className={styles.sentence} role="status">
      {total === 0
        ? words(shadowMessages.none)
        : count + unknown === 0
          ? words(shadowMessages.same, { count: total })
          : words(shadowMessages.changed, { count, total, voicemail, unknown })}
    </p>
  );
}
