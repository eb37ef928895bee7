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
import { ConversionCard } from './ConversionCard.tsx';
import { ConversionDialog } from './ConversionDialog.tsx';
import { microsoftMessages as words } from './microsoft.messages.ts';

/** The conversion goals of Microsoft Advertising that calls of an account are counted in. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account } = one;
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate } = useEndpoint('listMicrosoft', { query: { account } });
  const refresh = () => void mutate();
  return (
    <OneAccountPage
      {...one}
      title={intl.formatMessage(words.title)}
      intro={intl.formatMessage(words.intro)}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {!data && error && <FailedLoad error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.length === 0 && (
        <EmptyState icon="chart" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {data?.map((conversion) => (
        <ConversionCard key={conversion.uuid} conversion={conversion} onChanged={refresh} />
      ))}
      {isAdding && (
        <ConversionDialog
          account={account}
          conversion={null}
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
