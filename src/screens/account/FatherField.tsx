import { useIntl } from 'react-intl';
import { useAccounts } from '../../page/accounts/useAccounts.ts';
import { AccountField } from '../../ui/account/AccountField.tsx';
import { accountMessages as text } from './account.messages.ts';
import type { AccountFormState } from './useAccountForm.ts';

/** Selects the parent account; hidden for one's own. */
export function FatherField({ form, account }: { form: AccountFormState; account?: number | undefined }) {
  const intl = useIntl();
  const accounts = useAccounts();
  if (form.values.father === '') return null;
  const omitted = new Set(account === undefined ? [] : [account]);
  for (const { id, father } of accounts) if (father !== null && omitted.has(father)) omitted.add(id);
  return (
    <AccountField
      label={intl.formatMessage(text.father)}
      accounts={accounts}
      omit={[...omitted]}
      value={Number(form.values.father)}
      onChange={(id) => form.set('father', String(id))}
      error={form.errorAt('father')}
    />
  );
}
