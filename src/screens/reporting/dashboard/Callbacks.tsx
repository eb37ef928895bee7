import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Callback } from '#contract/telephony/dashboard.contract.ts';
import { paths } from '#contract/paths.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { count, list, nobody, row, waiting, when, who } from './Callbacks.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';

const shown = 8;

interface CallbacksProps {
  callbacks: { total: number; data: readonly Callback[] } | undefined;
  timezone: string;
}

/** Callers still waiting to be called back, with links to call them. */
export function Callbacks({ callbacks, timezone }: CallbacksProps) {
  const intl = useIntl();
  return (
    <Card
      title={intl.formatMessage(words.callbacks)}
      flush
      actions={
        callbacks && <span className={count}>{intl.formatMessage(words.callers, { count: callbacks.total })}</span>
      }
    >
      {!callbacks && (
        <div className={waiting}>
          <Skeleton height="320px" />
        </div>
      )}
      {callbacks?.total === 0 && <p className={nobody}>{intl.formatMessage(words.noCallbacks)}</p>}
      <ul className={list}>
        {callbacks?.data.slice(0, shown).map(({ call, tries }) => {
          const number = call.caller ?? '';
          return (
            <li key={call.uuid} className={row}>
              <span className={who}>
                <Link to={paths.call(call.uuid)}>
                  <Phone number={number} />
                </Link>
                <span className={when}>
                  <DateTime value={call.dateStart} timezone={timezone} /> · {call.trackingName}
                </span>
              </span>
              {tries > 1 && <Badge tone="missed">{intl.formatMessage(words.tries, { count: tries })}</Badge>}
              <a
                className={button({ look: 'quiet', size: 'small', square: true })}
                href={`tel:${number}`}
                aria-label={intl.formatMessage(words.callBack, { number: phoneText(number).text })}
                title={intl.formatMessage(words.callBack, { number: phoneText(number).text })}
              >
                <Icon name="phone" />
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
