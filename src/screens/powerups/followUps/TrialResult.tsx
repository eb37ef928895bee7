import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FollowUpTrial } from '#contract/powerups/followUps.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatExactMoney } from '#values/money.ts';
import { stopWords } from '../../../page/followUps/followUp.messages.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { followUpMessages as words } from './followUps.messages.ts';
import * as styles from './FollowUps.css.ts';

/** Who would have got a text, what that would have cost, and why the others would have got none. */
export function TrialResult({ trial }: { trial: FollowUpTrial }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const { matching, tried, texts, stopped, cost, latest } = trial;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no end of an effect.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [trial]);
  const paid = cost.filter(({ amount }) => amount > 0).map((money) => formatExactMoney(money, intl.locale));
  const price = paid.length === 0 ? intl.formatMessage(words.free) : intl.formatList(paid);
  const title = intl.formatMessage(words.examples);
  return (
    <div ref={result} className={styles.trial} role="status">
      <p className={styles.line}>{intl.formatMessage(words.found, { texts, matching })}</p>
      {tried < matching && <p className={styles.line}>{intl.formatMessage(words.tried, { tried })}</p>}
      {texts > 0 && <p className={styles.line}>{intl.formatMessage(words.cost, { cost: price })}</p>}
      {stopped.length > 0 && (
        <ul className={styles.reasons}>
          {stopped.map(({ reason, calls }) => (
            <li key={reason}>
              {intl.formatMessage(words.stopped, { reason: intl.formatMessage(stopWords[reason]), calls })}
            </li>
          ))}
        </ul>
      )}
      {latest.length > 0 && (
        <section aria-label={title}>
          <h3 className={styles.examplesTitle}>{title}</h3>
          <ul className={styles.examples}>
            {latest.map(({ uuid, caller, at, content }) => (
              <li key={uuid}>
                <Link className={styles.example} to={paths.call(uuid)} target="_blank">
                  {phoneText(caller).text} · <DateTime value={at} timezone={tz} /> · {content}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
