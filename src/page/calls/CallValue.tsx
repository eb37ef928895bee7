import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { Call } from '#contract/calls.contract.ts';
import { mostRevenue } from '#values/callEdits.ts';
import type { Money } from '#values/currency.ts';
import { formatMoney } from '#values/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { MoneyField } from '../../ui/money/MoneyField.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { label, line, valueField } from './EditCall.css.ts';
import { editWords as words, valueRange } from './editCall.messages.ts';

const Value = z.object({ amount: z.number().int().min(0).max(mostRevenue).nullable() });

interface CallValueProps {
  call: Pick<Call, 'revenue' | 'currency'>;
  onSave: ((revenue: Money | null) => Promise<boolean>) | undefined;
}

/** The sales from a call. An empty field takes them away. */
export function CallValue({ call: { revenue, currency }, onSave }: CallValueProps) {
  const intl = useIntl();
  const saved = revenue?.currency === currency ? revenue.amount : null;
  const [edits, setEdits] = useState(0);
  const [isTyping, setTyping] = useState(false);
  const form = useForm(Value, { amount: saved });
  if (!onSave)
    return (
      <div className={line}>
        <span className={label}>{intl.formatMessage(words.value)}</span>
        {revenue ? <MoneyText {...revenue} /> : '–'}
      </div>
    );
  const { amount } = form.values;
  const isOutside = amount !== null && (amount < 0 || amount > mostRevenue);
  const most = formatMoney({ amount: mostRevenue, currency }, 'native', intl.locale);
  const close = () => {
    form.reset();
    setTyping(false);
    setEdits(edits + 1);
  };
  const save = form.submit(async (value) => {
    if (value.amount === saved) close();
    else await onSave(value.amount === null ? null : { amount: value.amount, currency });
  });
  const field = form.field('amount');
  return (
    <Form form={form} onSubmit={save}>
      <div className={valueField}>
        <MoneyField
          key={edits}
          label={intl.formatMessage(words.value)}
          hint={
            revenue && saved === null
              ? formatMoney(revenue, 'symbol', intl.locale)
              : intl.formatMessage(words.valueHint)
          }
          currency={currency}
          {...field}
          error={isOutside ? intl.formatMessage(valueRange.between, { most }) : field.error}
          onChange={(next) => {
            field.onChange(next);
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
    </Form>
  );
}
