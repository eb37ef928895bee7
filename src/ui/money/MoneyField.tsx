import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { currencyOf } from '#values/currency.ts';
import { formatMoney, parseMoney, roundMoney } from '#values/money.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useLeft } from '../field/useLeft.ts';
import { formMessages } from '../form/form.messages.ts';
import { affix, box, input as inputClass } from '../field/affix.css.ts';

interface MoneyFieldProps extends Omit<FieldProps, 'children'>, Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  /** Minor units, or null while there is no valid amount. */
  value: number | null;
  onChange: (value: number | null) => void;
  currency: string;
}

const written = (amount: number | null, currency: string) =>
  amount === null ? '' : formatMoney({ amount, currency }, 'none');

/** An amount of money in a currency that is given. What is no amount is never handed over, and a form does not submit over it. */
export function MoneyField({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  currency,
  ...attributes
}: MoneyFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const { left, onBlur, onInvalid } = useLeft();
  const text = typed ?? written(value, currency);
  const refused = text.trim() !== '' && parseMoney(text, currency) === null;
  const refusal = intl.formatMessage(formMessages.money);
  useEffect(() => input.current?.setCustomValidity(refused ? refusal : ''), [refused, refusal]);
  return (
    <Field label={label} hint={hint} optional={optional} error={refused ? (left ? refusal : undefined) : error}>
      {(control) => (
        <div className={box}>
          <span className={affix} aria-hidden="true">
            {currencyOf(currency, intl.locale).nativeSymbol}
          </span>
          <input
            {...attributes}
            {...control}
            ref={input}
            className={inputClass}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={text}
            onChange={(event) => {
              const next = event.currentTarget.value;
              setTyped(next);
              const read = parseMoney(next, currency);
              onChange(read && roundMoney(read).amount);
            }}
            onInvalid={onInvalid}
            onBlur={() => {
              onBlur();
              if (!refused) setTyped(null);
            }}
          />
        </div>
      )}
    </Field>
  );
}
