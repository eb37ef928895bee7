import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import * as styles from './SmartTags.css.ts';
import { trialMessages } from './trial.messages.ts';

/** Some calls, each of which opens. Nothing without any. */
export function CallExamples({ title, calls }: { title: string; calls: TagTrial['examples'] }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const durationText = useDurationText();
  if (calls.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.examplesTitle}>{title}</h3>
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
