import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { FullWindow } from '../../../page/frame/FullWindow.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { PageTabs } from '../../../page/frame/PageTabs.tsx';
import { paths } from '#contract/paths.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FlowTab } from './FlowTab.tsx';
import { type Tab, tabs } from './tabs.ts';
import { wizardMessages } from './wizard.messages.ts';
import { WizardLead } from './WizardLead.tsx';

const CreateFlow = lazy(async () => ({ default: (await import('./CreateFlow.tsx')).CreateFlow }));
const FlowOfCall = lazy(async () => ({ default: (await import('./FlowOfCall.tsx')).FlowOfCall }));
const OtherTab = lazy(async () => ({ default: (await import('./OtherTab.tsx')).OtherTab }));

/** A tracking number's settings; `:id` is the number's id, `?tab=` the tab, `?call=` a call to replay on its flow. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'flow';
  const call = search.get('call');
  const { data: numbers, error, mutate } = useEndpoint('listNumbers', {});
  const accounts = useAccounts();
  const number = numbers?.find((each) => each.id === id);

  if (!numbers && !error && tab === 'flow') {
    return (
      <FullWindow title={intl.formatMessage(wizardMessages.tabs)}>
        <WizardLead />
        <Skeleton height="100%" />
      </FullWindow>
    );
  }
  if (!numbers || !number) {
    return (
      <PageFrame title={intl.formatMessage(wizardMessages.tabs)}>
        {numbers ? (
          <EmptyState
            icon="phone"
            title={intl.formatMessage(wizardMessages.notFound)}
            action={<Link to={paths.numbers()}>{intl.formatMessage(wizardMessages.backToNumbers)}</Link>}
          />
        ) : error ? (
          <FailedLoad error={error} onRetry={() => void mutate()} />
        ) : (
          <Skeleton height="60dvh" />
        )}
      </PageFrame>
    );
  }
  const account = accounts.find((each) => each.id === number.account);
  const timezone = account?.timezone ?? 'Australia/Sydney';
  if (tab === 'flow' && number.action === 'flow' && number.actionId !== null) {
    return (
      <FullWindow title={number.name}>
        {call === null ? (
          <FlowTab number={number} flow={number.actionId} account={account} lead={<WizardLead number={number} />} />
        ) : (
          <Suspense fallback={<Skeleton height="100%" />}>
            <FlowOfCall id={call} number={number.id} lead={<WizardLead number={number} />} />
          </Suspense>
        )}
      </FullWindow>
    );
  }
  return (
    <PageFrame title={number.name} filters={<WizardTabs id={id} chosen={tab} />}>
      <Suspense fallback={<Skeleton height="40dvh" />}>
        {tab === 'flow' ? (
          <CreateFlow number={number} timezone={timezone} />
        ) : (
          <OtherTab tab={tab} number={number} timezone={timezone} />
        )}
      </Suspense>
    </PageFrame>
  );
}

function WizardTabs({ id, chosen }: { id: string; chosen: Tab }) {
  const intl = useIntl();
  return (
    <PageTabs
      label={intl.formatMessage(wizardMessages.tabs)}
      tabs={tabs.map((name) => ({
        name,
        label: intl.formatMessage(wizardMessages[name]),
        to: paths.wizard(id, name === 'flow' ? undefined : name),
      }))}
      chosen={chosen}
    />
  );
}
