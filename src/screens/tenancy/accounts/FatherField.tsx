import { useIntl } from 'react-intl';
import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { MoveEnds } from '../../../page/accounts/MoveEnds.tsx';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { accountMessages as text } from './account.messages.ts';
import type { AccountFormState } from './useAccountForm.ts';

/** Selects the parent account, and says what a move would end; hidden for one's own. */
export function FatherField({ form, account }: { form: AccountFormState; account?: Account | undefined }) {
  const intl = useIntl();
  const accounts = useAccounts();
  if (form.values.father === '') return null;
  const omitted = new Set(account === undefined ? [] : [account.id]);
  for (const { id, father } of accounts) if (father !== null && omitted.has(father)) omitted.add(id);
  const father = Number(form.values.father);
  const moves = account && account.father !== father;
  return (
    <>
      <AccountField
        label={intl.formatMessage(text.father)}
        accounts={accounts}
        omit={[...omitted]}
        value={father}
        onChange={(id) => form.set('father', String(id))}
        error={form.errorAt('father')}
      />
      {moves && <MoveEnds account={account.id} father={father} />}
    </>
  );
}
