import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FollowUpCard } from './FollowUpCard.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { followUpMessages as words } from './followUps.messages.ts';

/** The texts that callers of an account get after their calls. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate } = useEndpoint('listFollowUps', { query: { account: [account] } });
  const senders = useEndpoint('listSenders', { query: { account: [account] } }).data;
  const lacksNumber = senders !== undefined && !senders.some(({ kind }) => kind === 'number');
  const refresh = () => void mutate();
  return (
    <OneAccountPage
      {...one}
      title={intl.formatMessage(words.title)}
      intro={intl.formatMessage(words.intro)}
      actions={
        <Button look="primary" disabled={!data} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {lacksNumber && (
        <Notice tone="warning" action={<Link to={paths.newNumber()}>{intl.formatMessage(words.addNumber)}</Link>}>
          {intl.formatMessage(words.needsNumber)}
        </Notice>
      )}
      {!data && error && <FailedLoad error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.length === 0 && (
        <EmptyState icon="chat" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {data?.map((followUp) => (
        <FollowUpCard key={followUp.uuid} followUp={followUp} onChanged={refresh} />
      ))}
      {isAdding && (
        <FollowUpDialog
          account={account}
          followUp={null}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            refresh();
          }}
        />
      )}
    </OneAccountPage>
  );
}
