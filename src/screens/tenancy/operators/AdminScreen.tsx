import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { PageTabs } from '../../../page/frame/PageTabs.tsx';
import { paths } from '#contract/paths.ts';
import { AccountsTab } from './AccountsTab.tsx';
import { adminMessages as words } from './admin.messages.ts';
import { AuditTab } from './AuditTab.tsx';
import { JobsTab } from './JobsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { UnclaimedTab } from './UnclaimedTab.tsx';

const tabs = ['overview', 'jobs', 'audit', 'accounts', 'unclaimed'] as const;

/** The installation, for those who run it. `?tab=` is the tab; each has its own view of a table. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'overview';
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      filters={
        <PageTabs
          label={intl.formatMessage(words.title)}
          tabs={tabs.map((name) => ({
            name,
            label: intl.formatMessage(words[name]),
            to: paths.admin(name === tabs[0] ? undefined : name),
          }))}
          chosen={tab}
        />
      }
    >
      {tab === 'overview' && <OverviewTab />}
      {tab === 'jobs' && <JobsTab />}
      {tab === 'audit' && <AuditTab />}
      {tab === 'accounts' && <AccountsTab />}
      {tab === 'unclaimed' && <UnclaimedTab />}
    </PageFrame>
  );
}
