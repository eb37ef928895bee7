import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from '../field/Field.tsx';
import { pickMessages as words } from './pick.messages.ts';
import { PickField } from './PickField.tsx';

/** The part of an account that fields need; rows of `getAccountTree` fit. */
export interface AccountChoice {
  id: number;
  name: string;
  /** Depth in the tree, 0 at the top. */
  subLevel: number;
}

interface AccountFieldProps extends FieldProps {
  /** Parents before children. */
  accounts: readonly AccountChoice[];
  value: number | null;
  onChange: (account: number) => void;
  /** Accounts that cannot be selected, such as the one being moved. */
  omit?: readonly number[];
  disabled?: boolean;
}

const none: readonly number[] = [];

/** One account of the tree, searched by name or id. */
export function AccountField({ accounts, value, onChange, omit = none, ...field }: AccountFieldProps) {
  const intl = useIntl();
  const options = useMemo(
    () =>
      accounts
        .filter(({ id }) => !omit.includes(id))
        .map(({ id, name, subLevel }) => ({ id: String(id), label: name, indent: subLevel, words: String(id) })),
    [accounts, omit],
  );
  return (
    <PickField
      {...field}
      options={options}
      chosen={value === null ? [] : [String(value)]}
      onChange={([id]) => id && onChange(Number(id))}
      placeholder={intl.formatMessage(words.choose)}
      searchLabel={intl.formatMessage(words.searchAccounts)}
      emptyLabel={intl.formatMessage(words.nothingFound)}
    />
  );
}
