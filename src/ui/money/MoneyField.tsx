import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useIntl } from 'react-intl';
import { currencyOf } from '#values/currency.ts';
import { formatExactMoney, formatMoney, parseExactMoney, parseMoney, roundMoney } from '#values/money.ts';
import { affix, box, input as inputClass } from '../field/affix.css.ts';
import { field } from '../field/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../field/Field.tsx';
import { useTouched } from '../field/useTouched.ts';
import { formMessages } from '../form/form.messages.ts';
import { isComposing } from '../keys/isComposing.ts';

interface MoneyFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  /** Minor units; null while the amount is invalid. */
  value: number | null;
  onChange?: (value: number | null) => void;
  onEnter?: () => void;
  currency: string;
  /** Takes four decimals more than the currency has, as prices of segments need. */
  exact?: boolean;
  /** What is typed, where it is kept until it is saved; undefined if nothing is. */
  kept?: { text: string | undefined; write: (text: string) => void };
}

function written(amount: number | null, currency: string, locale: string, exact: boolean): string {
  if (amount === null) return '';
  return (exact ? formatExactMoney : formatMoney)({ amount, currency }, locale, 'none');
}

function read(text: string, currency: string, locale: string, exact: boolean): number | null {
  if (exact) return parseExactMoney(text, currency, locale)?.amount ?? null;
  const parsed = parseMoney(text, currency, locale);
  return parsed && roundMoney(parsed).amount;
}

/** An amount in a fixed currency. Invalid input yields null and blocks submitting the form. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, optional, value, onChange, onEnter, currency, name } = props;
  const { disabled = false, exact = false, kept } = props;
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { locale } = intl;
  const [own, setOwn] = useState<string | null>(null);
  const typed = kept ? kept.text : own;
  const { touched, onBlur, onInvalid } = useTouched();
  const text = typed ?? written(value, currency, locale, exact);
  const refused = text.trim() !== '' && read(text, currency, locale, exact) === null;
  const refusal = intl.formatMessage(formMessages.money);
  useEffect(() => input.current?.setCustomValidity(refused ? refusal : ''), [refused, refusal]);
  const shown = refused ? (touched ? refusal : undefined) : error;
  const type = (next: string) => {
    setOwn(next);
    kept?.write(next);
    onChange?.(read(next, currency, locale, exact));
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
          {currencyOf(currency, locale).symbol}
        </span>
        <Input
          ref={input}
          className={inputClass}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onInvalid={onInvalid}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && onEnter?.()}
          onBlur={() => {
            onBlur();
            if (!refused) setOwn(null);
          }}
        />
      </Group>
      <FieldNotes hint={hint} error={shown} />
    </TextField>
  );
}
