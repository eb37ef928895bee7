import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths, type WebsiteTab } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { PageTabs } from '../../../page/frame/PageTabs.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { InstallTab } from './InstallTab.tsx';
import { PoolsTab } from './PoolsTab.tsx';
import { TestTab } from './TestTab.tsx';
import { WebsiteEditor } from './WebsiteEditor.tsx';
import { column } from './Websites.css.ts';
import { tabWords, websitesMessages as words } from './websites.messages.ts';

const tabs = ['numbers', 'pools', 'install', 'test'] as const satisfies readonly WebsiteTab[];

/** One website: its numbers and rules, pools, code, and what a visitor would see; `?tab=` says which. */
export function Component() {
  const intl = useIntl();
  const { id: code = '' } = useParams();
  const [search] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'numbers';
  const { data: website, error, mutate } = useEndpoint('getWebsite', { params: { code } });
  const [generation, setGeneration] = useState(0);
  const isMissing = error?.code === 'NOT-FOUND' || error?.code === 'INVALID-PAYLOAD';
  const back = (
    <Link className={button({ look: 'quiet' })} to={paths.numberInsertion()}>
      <Icon name="code" />
      {intl.formatMessage(words.back)}
    </Link>
  );
  async function reload(): Promise<void> {
    await mutate();
    setGeneration((count) => count + 1);
  }
  const parts = tabs.map((name) => ({
    name,
    label: intl.formatMessage(tabWords[name]),
    to: paths.website(code, name === 'numbers' ? undefined : name),
  }));
  return (
    <PageFrame
      title={website?.domain ?? intl.formatMessage(words.title)}
      actions={back}
      filters={website && <PageTabs label={intl.formatMessage(words.tabs)} tabs={parts} chosen={tab} />}
    >
      {!website && isMissing && <EmptyState icon="code" title={intl.formatMessage(words.notFound)} action={back} />}
      {!website && error && !isMissing && <FailedLoad error={error} onRetry={() => void mutate()} />}
      {!website && !error && <Skeleton height="60dvh" />}
      {website && (
        <div className={column}>
          {website.status !== 'active' && (
            <Notice tone={website.status === 'waiting' ? 'warning' : 'error'}>
              {intl.formatMessage(words[website.status])}
            </Notice>
          )}
          {tab === 'numbers' && (
            <WebsiteEditor key={`${website.code} ${generation}`} loaded={website} onReload={() => void reload()} />
          )}
          {tab === 'pools' && <PoolsTab website={website} />}
          {tab === 'install' && <InstallTab website={website} />}
          {tab === 'test' && <TestTab website={website} />}
        </div>
      )}
    </PageFrame>
  );
}
