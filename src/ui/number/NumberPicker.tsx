import { useIntl } from 'react-intl';
import type { FieldProps } from '../field/Field.tsx';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import { PickField } from '../pickList/PickField.tsx';
import { type NumberChoice, useNumberChoices } from './useNumberChoices.tsx';

interface NumberPickerProps extends FieldProps {
  numbers: readonly NumberChoice[];
  /** The selected numbers, E.164. */
  value: readonly string[];
  onChange: (dids: string[]) => void;
  multiple?: boolean;
  disabled?: boolean;
}

/** Tracking numbers, searched by number and name, filtered by account and type: one or several. */
export function NumberPicker({ numbers, value, onChange, ...field }: NumberPickerProps) {
  const intl = useIntl();
  const { options, narrowing } = useNumberChoices(numbers);
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
      above={narrowing}
    />
  );
}
