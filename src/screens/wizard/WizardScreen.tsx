import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { PageTabs } from '../../page/frame/PageTabs.tsx';
import { paths } from '../../page/paths.ts';
import { useAccounts } from '../../page/accounts/useAccounts.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FlowTab } from './FlowTab.tsx';
import { wizardMessages } from './wizard.messages.ts';
import * as styles from './WizardScreen.css.ts';

const CreateFlow = lazy(async () => ({ default: (await import('./CreateFlow.tsx')).CreateFlow }));
const OtherTab = lazy(async () => ({ default: (await import('./OtherTab.tsx')).OtherTab }));

/** The specification's tabs, in its order. */
const tabs = ['messaging', 'locations', 'flow', 'routing', 'details', 'dni'] as const;
type Tab = (typeof tabs)[number];

/** A tracking number's settings; `:id` is the number's id, `?tab=` the tab. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'flow';
  const { data: numbers, error, mutate } = useEndpoint('listNumbers', {});
  const accounts = useAccounts();
  const number = numbers?.find((each) => each.id === id);

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
  return (
    <PageFrame title={number.name} fill={tab === 'flow'} filters={<WizardTabs id={id} chosen={tab} />}>
      <Suspense fallback={<Skeleton height="40dvh" />}>
        {tab === 'flow' ? (
          <div className={styles.canvas}>
            {number.action === 'flow' && number.actionId !== null ? (
              <FlowTab number={number} flow={number.actionId} account={account} />
            ) : (
              <CreateFlow number={number} timezone={account?.timezone ?? 'Australia/Sydney'} />
            )}
          </div>
        ) : (
          <OtherTab tab={tab} number={number} />
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
