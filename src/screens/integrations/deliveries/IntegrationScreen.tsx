import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import { paths } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { DaysCard } from './DaysCard.tsx';
import { IntegrationActions } from './IntegrationActions.tsx';
import { column } from './Integrations.css.ts';
import { integrationsMessages as words, integrationsNamed } from './integrations.messages.ts';
import { LogCard } from './LogCard.tsx';
import { useIntegrationName } from '../../../page/deliveries/useIntegrationName.ts';
import { WebhookCard } from './WebhookCard.tsx';

/** One integration: whether it works, its settings, and the log of what it delivered. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data, error, mutate } = useEndpoint('listIntegrations', { query: {} }, { refreshInterval: 15_000 });
  const integration = data?.find(({ uuid }) => uuid === id);
  const [day, setDay] = useState<string | null>(null);
  const nameOf = useIntegrationName();
  const invalidate = useInvalidate();
  const refresh = () => void invalidate('listIntegrations', 'listWebhooks', 'listDeliveries', 'countDeliveries');
  const back = (
    <Link className={button({ look: 'quiet' })} to={paths.integrations()}>
      <Icon name="transfer" />
      {intl.formatMessage(words.back)}
    </Link>
  );
  return (
    <PageFrame
      title={integration ? nameOf(integration) : intl.formatMessage(words.title)}
      actions={
        <>
          {back}
          {integration?.type === 'ga4' && <SettingsLink to={paths.ga4(integration.account)} />}
          {integration?.type === 'hubspot' && <SettingsLink to={paths.hubspot(integration.account)} />}
          {integration?.type === 'microsoft' && <SettingsLink to={paths.microsoft(integration.account)} />}
          {integration?.type === 'autoplay' && <SettingsLink to={paths.autoplay(integration.account)} />}
          {integration?.type === 'hook' && <SettingsLink to={paths.zapier(integration.account)} />}
          {integration?.type === 'slackCalls' && <SettingsLink to={paths.slack(integration.account)} />}
          {integration && <IntegrationActions integration={integration} onChanged={refresh} />}
        </>
      }
    >
      {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="60dvh" />}
      {data && !integration && <EmptyState icon="transfer" title={intl.formatMessage(words.notFound)} action={back} />}
      {integration && (
        <div className={column}>
          <StateNotice integration={integration} />
          {integration.type === 'webhook' && <WebhookCard integration={integration} onChanged={refresh} />}
          <DaysCard integration={integration} onOpen={setDay} />
          <LogCard key={day} integration={integration} day={day} onEveryDay={() => setDay(null)} onChanged={refresh} />
        </div>
      )}
    </PageFrame>
  );
}

function SettingsLink({ to }: { to: string }) {
  const intl = useIntl();
  return (
    <Link className={button({})} to={to}>
      {intl.formatMessage(words.settings)}
    </Link>
  );
}

function StateNotice({ integration: { account, pausedAt, unlinked, failingSince } }: { integration: Integration }) {
  const intl = useIntl();
  const { tz } = useProfile();
  if (unlinked)
    return (
      <Notice tone="warning">
        {intl.formatMessage(words.unlinked)}{' '}
        <Link to={paths.oauthLinks(account)}>{intl.formatMessage(words.links)}</Link>
      </Notice>
    );
  if (pausedAt !== null) return <Notice tone="warning">{intl.formatMessage(words.paused)}</Notice>;
  if (failingSince === null) return null;
  const since = intl.formatDate(failingSince, { dateStyle: 'medium', timeStyle: 'short', timeZone: tz });
  return <Notice tone="error">{intl.formatMessage(integrationsNamed.failing, { since })}</Notice>;
}
