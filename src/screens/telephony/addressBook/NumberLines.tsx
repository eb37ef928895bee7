import { useIntl } from 'react-intl';
import { NumberType } from '#contract/telephony/addressBook.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { legend, line, lineEnd, numbers as numbersClass } from './AddressBook.css.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';
import type { NumberDraft } from './contactDraft.ts';

interface NumberLinesProps {
  numbers: NumberDraft[];
  main: number;
  errorAt: (path: string) => string | undefined;
  onNumbers: (numbers: NumberDraft[]) => void;
  onMain: (key: number) => void;
}

/** The numbers of a contact, one of them the main one. */
export function NumberLines({ numbers, main, errorAt, onNumbers, onMain }: NumberLinesProps) {
  const intl = useIntl();
  const nameOf = (at: number) => `${intl.formatMessage(words.number)} ${at + 1}`;
  const change = (at: number, next: NumberDraft) => onNumbers(numbers.toSpliced(at, 1, next));
  const remove = (at: number) => {
    const left = numbers.toSpliced(at, 1);
    onNumbers(left);
    if (numbers[at]?.key === main && left[0]) onMain(left[0].key);
  };
  const add = () =>
    onNumbers([...numbers, { key: Math.max(...numbers.map(({ key }) => key)) + 1, type: 'work', num: null }]);
  return (
    <fieldset className={numbersClass}>
      <legend className={legend}>{intl.formatMessage(words.numbers)}</legend>
      {numbers.map((one, at) => (
        <div key={one.key} className={line}>
          <PhoneField
            label={nameOf(at)}
            autoComplete="off"
            value={one.num}
            error={errorAt(`numbers.${at}.num`)}
            onChange={(num) => change(at, { ...one, num })}
          />
          <div className={lineEnd}>
            <SelectField
              label={intl.formatMessage(words.type)}
              value={one.type}
              choices={NumberType.options.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
              onChange={(type) => change(at, { ...one, type })}
            />
            <IconButton
              icon="close"
              label={`${intl.formatMessage(words.removeNumber)} ${at + 1}`}
              disabled={numbers.length === 1}
              onClick={() => remove(at)}
            />
          </div>
        </div>
      ))}
      {numbers.length > 1 && (
        <RadioField
          label={intl.formatMessage(words.main)}
          value={String(main)}
          choices={numbers.map(({ key, num }, at) => ({
            value: String(key),
            label: num === null ? nameOf(at) : phoneText(num).text,
          }))}
          onChange={(key) => onMain(Number(key))}
        />
      )}
      <div>
        <Button size="small" disabled={numbers.length >= 20} onClick={add}>
          {intl.formatMessage(words.addNumber)}
        </Button>
      </div>
    </fieldset>
  );
}
