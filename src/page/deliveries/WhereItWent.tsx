import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CallDelivery } from '#contract/integrations/integrations.contract.ts';
import { paths } from '#contract/paths.ts';
import { isAllowed } from '#values/permissions.ts';
import { admins } from '#values/roleGroups.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useProfile } from '../session/SessionContext.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { kindWords, skipWords, typeWords, whereNamed, whereWords as words, whyNotWords } from './delivery.messages.ts';
import { useDeliveryNews } from './useDeliveryNews.ts';
import { useIntegrationName } from './useIntegrationName.ts';
import * as styles from './WhereItWent.css.ts';

/** What each integration got of a call, or why it got nothing. Nothing where there are none, or for who may not see them. */
export function WhereItWent({ call }: { call: string }) {
  const intl = useIntl();
  const { allow } = useProfile();
  const asked = isAllowed(allow, admins) ? { params: { call } } : null;
  const { data = [], mutate } = useEndpoint('listCallDeliveries', asked);
  useDeliveryNews(() => void mutate());
  if (data.length === 0) return null;
  return (
    <Card title={intl.formatMessage(words.title)}>
      <ul className={styles.list}>
        {data.map((integration) => (
          <Went key={integration.uuid} integration={integration} />
        ))}
      </ul>
    </Card>
  );
}

function Went({ integration: { uuid, type, name, pausedAt, deliveries, whyNot } }: { integration: CallDelivery }) {
  const intl = useIntl();
  const nameOf = useIntegrationName();
  return (
    <li className={styles.integration}>
      <span className={styles.heading}>
        <Link to={paths.integration(uuid)}>{nameOf({ name, type })}</Link>
        {name !== null && <span className={styles.muted}>{intl.formatMessage(typeWords[type])}</span>}
        {pausedAt !== null && <Badge tone="warning">{intl.formatMessage(words.paused)}</Badge>}
      </span>
      {deliveries.map((delivery) => (
        <OneDelivery key={delivery.uuid} delivery={delivery} />
      ))}
      {deliveries.length === 0 && (
        <span className={styles.muted}>{intl.formatMessage(whyNotWords[whyNot ?? 'nothing'])}</span>
      )}
    </li>
  );
}

const mostOfReply = 200;

function OneDelivery({ delivery }: { delivery: CallDelivery['deliveries'][number] }) {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  const { kind, state, reason, status, reply, attempts, nextAt, settledAt, createdAt } = delivery;
  const isWrong = state !== 'delivered' && state !== 'gone';
  return (
    <>
      <span className={styles.delivery}>
        <span>{intl.formatMessage(kindWords[kind])}</span>
        <DeliveryBadge state={state} />
        <span className={styles.muted}>
          <DateTime value={settledAt ?? createdAt} timezone={timezone} seconds />
        </span>
      </span>
      {reason !== null && <span className={styles.muted}>{intl.formatMessage(skipWords[reason])}</span>}
      {isWrong && reply !== null && (
        <span className={styles.muted}>
          {status === null ? intl.formatMessage(words.noReply) : intl.formatMessage(whereNamed.replied, { status })}{' '}
          {reply.slice(0, mostOfReply)}
        </span>
      )}
      {nextAt !== null && attempts > 0 && (
        <span className={styles.muted}>
          {intl.formatMessage(words.next)} <DateTime value={nextAt} timezone={timezone} seconds />
        </span>
      )}
    </>
  );
}
