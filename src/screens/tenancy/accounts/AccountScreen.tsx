import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { columns } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';
import { AccountEditor } from './AccountEditor.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';

/** Shows a missing account as an empty state, not as an error. */
export function Component() {
  const intl = useIntl();
  const accountId = Number(useParams()['id']);
  const isId = Number.isInteger(accountId) && accountId > 0;
  const { data, error, mutate } = useEndpoint('getAccount', isId ? { params: { accountId } } : null, {
    keepPreviousData: false,
  });
  const [generation, setGeneration] = useState(0);
  const missing = !isId || error?.code === 'NOT-FOUND';
  const reload = async () => {
    await mutate();
    setGeneration(generation + 1);
  };
  return (
    <PageFrame
      title={data?.name ?? intl.formatMessage(text.loadingTitle)}
      actions={
        <Link className={button({ look: 'quiet' })} to={paths.structure()}>
          <Icon name="tree" />
          {intl.formatMessage(text.back)}
        </Link>
      }
    >
      {!data && missing && (
        <EmptyState icon="building" title={intl.formatMessage(text.missingTitle)}>
          {intl.formatMessage(text.missing)}
        </EmptyState>
      )}
      {!data && !missing && error && (
        <EmptyState
          icon="warning"
          failed
          title={intl.formatMessage(text.failed)}
          action={<Button onClick={() => void mutate()}>{intl.formatMessage(text.retry)}</Button>}
        />
      )}
      {!data && !missing && !error && (
        <div className={columns}>
          <AccountSkeleton />
        </div>
      )}
      {data && <AccountEditor key={`${data.id} ${generation}`} loaded={data} onReload={() => void reload()} />}
    </PageFrame>
  );
}
