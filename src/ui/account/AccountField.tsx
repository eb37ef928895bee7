import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from '../field/Field.tsx';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import { PickField } from '../pickList/PickField.tsx';

/** What the selector needs of an account; the rows of `getAccountTree` are such. */
export interface AccountChoice {
  id: number;
  name: string;
  /** Depth in the tree, 0 at the top. */
  subLevel: number;
}

interface AccountFieldProps extends FieldProps {
  /** Parents before their children. */
  accounts: readonly AccountChoice[];
  value: number | null;
  onChange: (account: number) => void;
  /** Accounts that cannot be chosen, such as the one that is moved. */
  omit?: readonly number[];
  disabled?: boolean;
}

const none: readonly number[] = [];

/** One account out of the tree, by its name or id. */
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
