import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../../api/client/call.ts';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { FailureNotice } from '../../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../../page/session/SessionContext.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { deviceName } from './deviceName.ts';
import { list, muted, row, what } from '../../../../page/security/Security.css.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';
import { lastSeen } from '../../../../page/security/securityFacts.messages.ts';

/** The user's sessions, with a button to log out each. */
export function SessionsCard() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { tz } = useProfile();
  const { data, error, mutate } = useEndpoint('listSessions', {});
  const [busy, setBusy] = useState(false);

  async function end(session?: string): Promise<void> {
    setBusy(true);
    try {
      if (session === undefined) await call(endpoints.endOtherSessions, {});
      else await call(endpoints.endSession, { params: { session } });
      await mutate();
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  }
  const when = (at: string) => intl.formatDate(at, { timeZone: tz, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card
      title={intl.formatMessage(words.sessions)}
      actions={
        data &&
        data.length > 1 && (
          <Button size="small" busy={busy} onClick={() => void end()}>
            {intl.formatMessage(words.signOutOthers)}
          </Button>
        )
      }
    >
      {error && <FailureNotice error={error} />}
      {!data && !error && <Skeleton height="120px" />}
      <ul className={list}>
        {data?.map(({ uuid, current, userAgent, address, lastSeenAt }) => (
          <li key={uuid} className={row}>
            <div className={what}>
              <span>{deviceName(userAgent) || intl.formatMessage(words.unknownDevice)}</span>
              <span className={muted}>{intl.formatMessage(lastSeen, { when: when(lastSeenAt), address })}</span>
            </div>
            {current ? (
              <Badge tone="primary">{intl.formatMessage(words.here)}</Badge>
            ) : (
              <Button size="small" disabled={busy} onClick={() => void end(uuid)}>
                {intl.formatMessage(words.signOut)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
