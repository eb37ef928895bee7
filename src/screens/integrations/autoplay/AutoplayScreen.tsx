import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { OneAccountPage } from '../../../page/accounts/OneAccountPage.tsx';
import { useOneAccount } from '../../../page/accounts/useOneAccount.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { autoplayMessages as words } from './autoplay.messages.ts';
import { LeadsCard } from './LeadsCard.tsx';
import { LeadsDialog } from './LeadsDialog.tsx';

/** The numbers of an account whose calls become leads of dealerships. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate } = useEndpoint('listAutoplay', { params: { account } });
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
      {!data && error && <FailedLoad error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.length === 0 && (
        <EmptyState icon="transfer" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {data?.map((leads) => (
        <LeadsCard key={leads.uuid} leads={leads} onChanged={refresh} />
      ))}
      {isAdding && data && (
        <LeadsDialog
          account={account}
          leads={null}
          others={data}
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
