import { useIntl } from 'react-intl';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { portingMessages as words } from './porting.messages.ts';
import * as styles from './Porting.css.ts';
import { PortingStatusBadge } from './PortingStatusBadge.tsx';

/** The request's status history, latest first, and the agreed day. */
export function CourseCard({ request, timezone }: { request: PortingRequest; timezone: string }) {
  const intl = useIntl();
  const { events, scheduledFor } = request;
  return (
    <Card title={intl.formatMessage(words.course)}>
      <div className={styles.stack}>
        {scheduledFor && (
          <span>
            {intl.formatMessage(words.day)}:{' '}
            <time dateTime={scheduledFor}>
              {intl.formatDate(`${scheduledFor}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' })}
            </time>
          </span>
        )}
        <ol className={styles.course}>
          {events.toReversed().map(({ status, at, user, note }) => (
            <li key={`${at} ${status}`} className={styles.step}>
              <span>
                <PortingStatusBadge status={status} />
              </span>
              <span className={styles.when}>
                <DateTime value={at} timezone={timezone} />
                {user && ` · ${user}`}
              </span>
              {note && <p className={styles.stated}>{note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
