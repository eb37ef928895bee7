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
import { ruleMessages as words } from './alertRules.messages.ts';
import { RuleCard } from './RuleCard.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** Which alerts of an account go to whom. */
export function Component() {
  const intl = useIntl();
  const one = useOneAccount();
  const { account, accounts } = one;
  const country = accounts.find(({ id }) => id === account)?.country ?? 'GB';
  const [isAdding, setAdding] = useState(false);
  const { data, error, mutate } = useEndpoint('listAlertRules', { query: { account: [account] } });
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
        <EmptyState icon="bell" title={intl.formatMessage(words.empty)}>
          {intl.formatMessage(words.emptyBody)}
        </EmptyState>
      )}
      {data?.map((rule) => (
        <RuleCard key={rule.uuid} rule={rule} country={country} onChanged={refresh} />
      ))}
      {isAdding && (
        <RuleDialog
          account={account}
          country={country}
          rule={null}
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
