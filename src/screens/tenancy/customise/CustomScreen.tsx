import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { PageTabs } from '../../../page/frame/PageTabs.tsx';
import { paths } from '#contract/paths.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { customMessages as text } from './custom.messages.ts';
import { aboutMessage } from './outcome.messages.ts';
import * as styles from './Custom.css.ts';

const LookTab = lazy(async () => ({ default: (await import('./LookTab.tsx')).LookTab }));
const MailsTab = lazy(async () => ({ default: (await import('./MailsTab.tsx')).MailsTab }));
const ServerTab = lazy(async () => ({ default: (await import('./ServerTab.tsx')).ServerTab }));
const DomainTab = lazy(async () => ({ default: (await import('./DomainTab.tsx')).DomainTab }));

const tabs = ['look', 'mails', 'server', 'domain'] as const;

/** Branding of the selected account, or else the user's own. `?tab=` is the tab. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'look';
  const chosen = useSelectedAccounts();
  const { account: own, accountName } = useProfile();
  const account = chosen.length === 1 ? (chosen[0] ?? own) : own;
  const name = useAccounts().find(({ id }) => id === account)?.name ?? accountName;
  return (
    <PageFrame
      title={intl.formatMessage(text.title)}
      filters={
        <PageTabs
          label={intl.formatMessage(text.tabs)}
          tabs={tabs.map((name) => ({
            name,
            label: intl.formatMessage(text[name]),
            to: paths.customise(name === tabs[0] ? undefined : name),
          }))}
          chosen={tab}
        />
      }
    >
      <p className={styles.muted}>{intl.formatMessage(aboutMessage, { name })}</p>
      <Suspense fallback={<Skeleton height="60dvh" />}>
        {tab === 'look' && <LookTab key={account} account={account} />}
        {tab === 'mails' && <MailsTab key={account} account={account} />}
        {tab === 'server' && <ServerTab key={account} account={account} />}
        {tab === 'domain' && <DomainTab key={account} account={account} />}
      </Suspense>
    </PageFrame>
  );
}
