import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from '../field/Field.tsx';
import { pickMessages as words } from './pick.messages.ts';
import { PickField } from './PickField.tsx';
import type { AccountChoice } from './AccountField.tsx';

interface AccountsFieldProps extends FieldProps {
  /** Parents before children. */
  accounts: readonly AccountChoice[];
  value: readonly number[];
  onChange: (accounts: number[]) => void;
}

/** Several accounts of the tree, searched by name or id. */
export function AccountsField({ accounts, value, onChange, ...field }: AccountsFieldProps) {
  const intl = useIntl();
  const options = useMemo(() => {
    const top = Math.min(...accounts.map(({ subLevel }) => subLevel));
    return accounts.map(({ id, name, subLevel }) => {
      return { id: String(id), label: name, indent: subLevel - top, words: String(id) };
    });
  }, [accounts]);
  return (
    <PickField
      {...field}
      multiple
      options={options}
      chosen={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      placeholder={intl.formatMessage(words.choose)}
      searchLabel={intl.formatMessage(words.searchAccounts)}
      emptyLabel={intl.formatMessage(words.nothingFound)}
    />
  );
}
