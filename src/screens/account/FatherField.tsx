import { useIntl } from 'react-intl';
import { useAccounts } from '../../app/session/useAccounts.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { accountMessages as text } from './account.messages.ts';
import type { AccountFormState } from './useAccountForm.ts';

/** Above which an account stands. One's own account stands where others put it. */
export function FatherField({ form, account }: { form: AccountFormState; account?: number | undefined }) {
  const intl = useIntl();
  const accounts = useAccounts();
  if (form.values.father === '') return null;
  const omitted = new Set(account === undefined ? [] : [account]);
  for (const { id, father } of accounts) if (father !== null && omitted.has(father)) omitted.add(id);
  return (
    <SelectField
      label={intl.formatMessage(text.father)}
      choices={accounts
        .filter(({ id }) => !omitted.has(id))
        .map(({ id, name, subLevel }) => ({ value: String(id), label: `${'\u2003'.repeat(subLevel)}${name}` }))}
      {...form.field('father')}
    />
  );
}
