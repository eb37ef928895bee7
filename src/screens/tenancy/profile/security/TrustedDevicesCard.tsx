import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../../api/client/call.ts';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { useFailureToast } from '../../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../../page/session/SessionContext.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { deviceName } from './deviceName.ts';
import { list, muted, row, what } from '../../../../page/security/Security.css.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';
import { until } from '../../../../page/security/securityFacts.messages.ts';

/** Browsers that need no code; renders nothing without any. */
export function TrustedDevicesCard() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { tz } = useProfile();
  const { data = [], mutate } = useEndpoint('listTrustedDevices', {});
  if (data.length === 0) return null;

  async function forget(device: string): Promise<void> {
    try {
      await call(endpoints.removeTrustedDevice, { params: { device } });
      await mutate();
    } catch (failure) {
      showFailure(failure);
    }
  }
  return (
    <Card title={intl.formatMessage(words.devices)}>
      <ul className={list}>
        {data.map(({ uuid, userAgent, expiresAt }) => (
          <li key={uuid} className={row}>
            <div className={what}>
              <span>{deviceName(userAgent) || intl.formatMessage(words.unknownDevice)}</span>
              <span className={muted}>
                {intl.formatMessage(until, {
                  when: intl.formatDate(expiresAt, { timeZone: tz, dateStyle: 'medium' }),
                })}
              </span>
            </div>
            <Button size="small" onClick={() => void forget(uuid)}>
              {intl.formatMessage(words.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
