import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { CallExamples } from './CallExamples.tsx';
import * as styles from './SmartTags.css.ts';
import { trialMessages, trialNamed } from './trial.messages.ts';

/** How many past calls a tag would have had, with some that it would and some that it wouldn’t. */
export function TrialResult({ trial, name }: { trial: TagTrial; name: string }) {
  const intl = useIntl();
  const { calls, matching, tagged, both, examples, others } = trial;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no end of an effect.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [trial]);
  return (
    <div ref={result} className={styles.trial} role="status">
      <p className={styles.line}>{intl.formatMessage(trialNamed.found, { matching, calls })}</p>
      {tagged > 0 && <p className={styles.line}>{intl.formatMessage(trialNamed.agreed, { name, tagged, both })}</p>}
      <CallExamples title={intl.formatMessage(trialMessages.matching)} calls={examples} />
      <CallExamples title={intl.formatMessage(trialMessages.others)} calls={others} />
    </div>
  );
}
