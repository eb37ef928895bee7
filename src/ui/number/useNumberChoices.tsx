import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { NumberNetwork } from '#values/numberWords.ts';
import { SelectField } from '../field/SelectField.tsx';
import { phoneText } from '../phone/phoneText.ts';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import type { PickOption } from '../pickList/PickList.tsx';
import { networkMessages } from './network.messages.ts';
import { filters } from './NumberPicker.css.ts';

/** The part of a tracking number that lists need; rows of `listNumbers` fit. */
export interface NumberChoice {
  /** E.164. */
  did: string;
  name: string;
  account: number;
  accountName: string;
  type: NumberNetwork;
}

type Pair = readonly [value: string, label: string];

function choicesOf(pairs: readonly Pair[], all: string) {
  return [{ value: '', label: all }, ...[...new Map(pairs)].map(([value, label]) => ({ value, label }))];
}

/**
 * Numbers as the options of a list, searched by number and name, and the fields that narrow them by account and type.
 * There is a field only where it has something to choose.
 */
export function useNumberChoices(numbers: readonly NumberChoice[]): { options: PickOption[]; narrowing: ReactNode } {
  const intl = useIntl();
  const [wantedAccount, setAccount] = useState('');
  const [wantedType, setType] = useState('');
  const accounts = choicesOf(
    numbers.map(({ account, accountName }): Pair => [String(account), accountName]),
    intl.formatMessage(words.allAccounts),
  );
  const types = choicesOf(
    numbers.map(({ type }): Pair => [type, intl.formatMessage(networkMessages[type])]),
    intl.formatMessage(words.allTypes),
  );
  // The numbers may have changed since.
  const account = accounts.some(({ value }) => value === wantedAccount) ? wantedAccount : '';
  const type = types.some(({ value }) => value === wantedType) ? wantedType : '';
  const options = useMemo(
    () =>
      numbers
        .filter(
          (number) => (account === '' || String(number.account) === account) && (type === '' || number.type === type),
        )
        .map(({ did, name }) => {
          const { text } = phoneText(did);
          return { id: did, label: name, detail: text, words: `${did} ${text.replaceAll(/\D/g, '')}` };
        }),
    [numbers, account, type],
  );
  const several = (choices: readonly object[]) => choices.length > 2;
  const narrowing = (several(accounts) || several(types)) && (
    <div className={filters}>
      {several(accounts) && (
        <SelectField
          label={intl.formatMessage(words.account)}
          value={account}
          choices={accounts}
          onChange={setAccount}
        />
      )}
      {several(types) && (
        <SelectField label={intl.formatMessage(words.type)} value={type} choices={types} onChange={setType} />
      )}
    </div>
  );
  return { options, narrowing };
}
