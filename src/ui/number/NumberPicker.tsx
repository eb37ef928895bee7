import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldProps } from '../field/Field.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { phoneText } from '../phone/phoneText.ts';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import { PickField } from '../pickList/PickField.tsx';
import { filters } from './NumberPicker.css.ts';

/** The part of a tracking number that the picker needs; rows of `listNumbers` fit. */
export interface NumberChoice {
  /** E.164. */
  did: string;
  name: string;
  account: number;
  accountName: string;
  type: string;
}

interface NumberPickerProps extends FieldProps {
  numbers: readonly NumberChoice[];
  /** The selected numbers, E.164. */
  value: readonly string[];
  onChange: (dids: string[]) => void;
  multiple?: boolean;
  /** Labels of the types. */
  typeNames: Readonly<Record<string, string>>;
  disabled?: boolean;
}

function choicesOf(pairs: readonly (readonly [string, string])[], all: string) {
  return [{ value: '', label: all }, ...[...new Map(pairs)].map(([value, label]) => ({ value, label }))];
}

/** Tracking numbers, searched by number and name, filtered by account and type: one or several. */
export function NumberPicker({ numbers, value, onChange, typeNames, ...field }: NumberPickerProps) {
  const intl = useIntl();
  const [account, setAccount] = useState('');
  const [type, setType] = useState('');
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
  const accounts = choicesOf(
    numbers.map((number) => [String(number.account), number.accountName]),
    intl.formatMessage(words.allAccounts),
  );
  const types = choicesOf(
    numbers.map((number) => [number.type, typeNames[number.type] ?? number.type]),
    intl.formatMessage(words.allTypes),
  );
  const chosen = numbers.filter(({ did }) => value.includes(did)).map(({ name }) => name);
  return (
    <PickField
      {...field}
      options={options}
      chosen={value}
      onChange={onChange}
      placeholder={intl.formatMessage(words.choose)}
      searchLabel={intl.formatMessage(words.searchNumbers)}
      emptyLabel={intl.formatMessage(words.nothingFound)}
      chosenLabel={chosen.length > 0 ? intl.formatList(chosen) : undefined}
      above={
        <div className={filters}>
          <SelectField
            label={intl.formatMessage(words.account)}
            value={account}
            choices={accounts}
            onChange={setAccount}
          />
          <SelectField label={intl.formatMessage(words.type)} value={type} choices={types} onChange={setType} />
        </div>
      }
    />
  );
}
