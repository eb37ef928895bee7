import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { pathOfAlert } from '#contract/pathOfAlert.ts';
import type { AlertKind } from '#values/alertWords.ts';
import { call } from '../../api/client/call.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useLiveSoon } from '../../api/client/useLiveSoon.ts';
import { useAlertText } from '../../page/alerts/useAlertText.ts';
import { useFailureToast } from '../../page/errors/useFailureToast.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { Button } from '../../ui/button/Button.tsx';
import { button } from '../../ui/button/Button.css.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.css.ts';
import { panel } from '../../ui/menu/panel.css.ts';
import { PanelButton } from '../../ui/menu/PanelButton.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { canOpen } from '../navigation/canOpen.ts';
import * as styles from './AlertBell.css.ts';
import { bellMessages as words } from './alertBell.messages.ts';

const icons: Record<AlertKind, IconName> = {
  callMissed: 'phone',
  voicemail: 'voicemail',
  callAnswered: 'phone',
  flowNotPublished: 'flow',
  creditLow: 'wallet',
  integrationFailing: 'transfer',
};

/** More are `9+`. */
const mostCounted = 9;

/** How many alerts one hasn’t read; a click lists them, each a link to what it is about. */
export function AlertBell() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { tz: timezone, allow } = useProfile();
  const { data, mutate } = useEndpoint('listMyAlerts', {});
  useLiveSoon(
    ({ type }) => type === 'alert.raised',
    () => void mutate(),
  );
  const { alerts = [], unread = 0 } = data ?? {};
  const read = async (body: { uuids?: string[] }) => {
    try {
      await mutate(call(endpoints.readAlerts, { body }), { revalidate: false });
    } catch (failure) {
      showFailure(failure);
    }
  };
  const mayChoose = canOpen(paths.alerts(), allow);
  return (
    <PanelButton
      aria-label={unread > 0 ? intl.formatMessage(words.label, { count: unread }) : intl.formatMessage(words.title)}
      panelLabel={intl.formatMessage(words.title)}
      align="end"
      styles={{ button: `${button({ look: 'quiet', square: true })} ${styles.bell}`, panel, content: styles.content }}
      trigger={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden>
              {unread > mostCounted ? `${intl.formatNumber(mostCounted)}+` : intl.formatNumber(unread)}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{intl.formatMessage(words.title)}</h2>
            {unread > 0 && (
              <Button look="quiet" size="small" onClick={() => void read({})}>
                {intl.formatMessage(words.readAll)}
              </Button>
            )}
          </div>
          {data && alerts.length === 0 && (
            <p className={styles.empty}>
              {intl.formatMessage(words.none)}
              {mayChoose && <> {intl.formatMessage(words.noneForAdmins)}</>}
            </p>
          )}
          {alerts.length > 0 && (
            <ul className={styles.list}>
              {alerts.map(({ alert, read: isRead }) => (
                <li key={alert.uuid}>
                  <Link
                    className={styles.row}
                    to={pathOfAlert(alert)}
                    onClick={() => {
                      close();
                      if (!isRead) void read({ uuids: [alert.uuid] });
                    }}
                  >
                    <AlertRow alert={alert} isRead={isRead} timezone={timezone} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {mayChoose && (
            <div className={styles.foot}>
              <Link to={paths.alerts()} onClick={close}>
                {intl.formatMessage(words.choose)}
              </Link>
            </div>
          )}
        </>
      )}
    </PanelButton>
  );
}

interface AlertRowProps {
  alert: Alert;
  isRead: boolean;
  timezone: string;
}

function AlertRow({ alert, isRead, timezone }: AlertRowProps) {
  const intl = useIntl();
  const textOf = useAlertText();
  return (
    <>
      <span className={styles.mark}>
        <Icon name={icons[alert.kind]} size={16} />
      </span>
      <span>
        <span className={isRead ? styles.text : `${styles.text} ${styles.unreadText}`}>{textOf(alert)}</span>
        <span className={styles.detail}>
          {'trackingName' in alert && `${intl.formatMessage(words.about, { number: alert.trackingName })} · `}
          {alert.accountName} · <DateTime value={alert.at} timezone={timezone} />
        </span>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <span className={visuallyHidden}>{intl.formatMessage(words.unread)}</span>
        </span>
      )}
    </>
  );
}
