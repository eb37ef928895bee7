import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '#contract/calls.contract.ts';
import { mostRevenue } from '#values/callEdits.ts';
import type { Money } from '#values/currency.ts';
import { formatMoney } from '#values/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MoneyField } from '../../ui/money/MoneyField.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { label, line, valueField } from './EditCall.css.ts';
import { editWords as words, valueRange } from './editCall.messages.ts';

interface CallValueProps {
  call: Pick<Call, 'revenue' | 'currency'>;
  onSave: ((revenue: Money | null) => Promise<boolean>) | undefined;
}

/** The sales from a call. An empty field takes them away. */
export function CallValue({ call: { revenue, currency }, onSave }: CallValueProps) {
  const intl = useIntl();
  const saved = revenue?.currency === currency ? revenue.amount : null;
  const [edits, setEdits] = useState(0);
  const [amount, setAmount] = useState(saved);
  const [isTyping, setTyping] = useState(false);
  if (!onSave)
    return (
      <div className={line}>
        <span className={label}>{intl.formatMessage(words.value)}</span>
        {revenue ? <MoneyText {...revenue} /> : '–'}
      </div>
    );
  const isOutside = amount !== null && (amount < 0 || amount > mostRevenue);
  const most = formatMoney({ amount: mostRevenue, currency }, 'native', intl.locale);
  const close = () => {
    setAmount(saved);
    setTyping(false);
    setEdits(edits + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOutside) return;
    if (amount === saved) close();
    else void onSave(amount === null ? null : { amount, currency });
  };
  return (
    <form onSubmit={submit}>
      <div className={valueField}>
        <MoneyField
          key={edits}
          label={intl.formatMessage(words.value)}
          hint={
            revenue && saved === null
              ? formatMoney(revenue, 'symbol', intl.locale)
              : intl.formatMessage(words.valueHint)
          }
          error={isOutside ? intl.formatMessage(valueRange.between, { most }) : undefined}
          currency={currency}
          value={amount}
          onChange={(next) => {
            setAmount(next);
            setTyping(true);
          }}
        />
      </div>
      {isTyping && (
        <div className={line}>
          <Button type="submit" look="primary" size="small">
            {intl.formatMessage(words.save)}
          </Button>
          <Button look="quiet" size="small" onClick={close}>
            {intl.formatMessage(words.cancel)}
          </Button>
        </div>
      )}
    </form>
  );
}
