import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
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
      <CallList title={intl.formatMessage(trialMessages.matching)} calls={examples} />
      <CallList title={intl.formatMessage(trialMessages.others)} calls={others} />
    </div>
  );
}

function CallList({ title, calls }: { title: string; calls: TagTrial['examples'] }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const durationText = useDurationText();
  if (calls.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4 className={styles.examplesTitle}>{title}</h4>
      <ul className={styles.examples}>
        {calls.map(({ uuid, dateStart, caller, trackingName, duration }) => (
          <li key={uuid}>
            <Link className={styles.example} to={paths.call(uuid)} target="_blank">
              {caller === null ? intl.formatMessage(trialMessages.withheld) : phoneText(caller).text} · {trackingName} ·{' '}
              {durationText(duration)} · <DateTime value={dateStart} timezone={tz} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
