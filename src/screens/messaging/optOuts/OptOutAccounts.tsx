import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { optOutsMessages as words } from './optOuts.messages.ts';

interface OptOutAccountsProps {
  account: Omit<ComponentProps<typeof AccountField>, 'label' | 'accounts'>;
  below: boolean;
  onBelow: (below: boolean) => void;
}

/** Whose messages an opt-out stops: those of an account and, if wanted, of all accounts below it. */
export function OptOutAccounts({ account, below, onBelow }: OptOutAccountsProps) {
  const intl = useIntl();
  const accounts = useAccounts();
  const hasBelow = accounts.some(({ father }) => father === account.value);
  if (accounts.length < 2) return null;
  return (
    <>
      <AccountField label={intl.formatMessage(words.account)} accounts={accounts} {...account} />
      {hasBelow && (
        <Checkbox name="below" checked={below} onChange={onBelow}>
          {intl.formatMessage(words.below)}
        </Checkbox>
      )}
    </>
  );
}
