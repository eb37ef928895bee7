import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useIntl } from 'react-intl';
import { currencyOf } from '#values/currency.ts';
import { formatMoney, parseMoney, roundMoney } from '#values/money.ts';
import { affix, box, input as inputClass } from '../field/affix.css.ts';
import { field } from '../field/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../field/Field.tsx';
import { useTouched } from '../field/useTouched.ts';
import { formMessages } from '../form/form.messages.ts';

interface MoneyFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  /** Minor units; null while the amount is invalid. */
  value: number | null;
  onChange: (value: number | null) => void;
  currency: string;
}

const written = (amount: number | null, currency: string) =>
  amount === null ? '' : formatMoney({ amount, currency }, 'none');

/** An amount in a fixed currency. Invalid input yields null and blocks submitting the form. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, optional, value, onChange, currency, name, disabled = false } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { touched, onBlur, onInvalid } = useTouched();
  const text = typed ?? written(value, currency);
  const refused = text.trim() !== '' && parseMoney(text, currency) === null;
  const refusal = intl.formatMessage(formMessages.money);
  useEffect(() => input.current?.setCustomValidity(refused ? refusal : ''), [refused, refusal]);
  const shown = refused ? (touched ? refusal : undefined) : error;
  const type = (next: string) => {
    setTyped(next);
    const read = parseMoney(next, currency);
    onChange(read && roundMoney(read).amount);
  };
  return (
    <TextField
      className={field}
      data-field=""
      validationBehavior="aria"
      value={text}
      isInvalid={Boolean(shown)}
      isDisabled={disabled}
      onChange={type}
    >
      <FieldLabel label={label} optional={optional} />
      <Group className={box}>
        <span className={affix} aria-hidden="true">
          {currencyOf(currency, intl.locale).nativeSymbol}
        </span>
        <Input
          ref={input}
          className={inputClass}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onInvalid={onInvalid}
          onBlur={() => {
            onBlur();
            if (!refused) setTyped(null);
          }}
        />
      </Group>
      <FieldNotes hint={hint} error={shown} />
    </TextField>
  );
}
