import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { mostRevenue } from '#values/callEdits.ts';
import type { Money } from '#values/currency.ts';
import { formatMoney, parseMoney, roundMoney } from '#values/money.ts';
import { formMessages } from '../../ui/form/form.messages.ts';
import { MoneyField } from '../../ui/money/MoneyField.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { type Typed, useInlineEdit } from '../drafts/useInlineEdit.ts';
import { label, line, valueField } from './EditCall.css.ts';
import { editWords as words, valueRange } from './editCall.messages.ts';
import { InlineActions } from './InlineActions.tsx';

interface CallValueProps {
  call: Pick<Call, 'uuid' | 'revenue' | 'currency'>;
  /** Undefined if it can’t be changed. */
  onSave: ((revenue: Money | null) => Promise<boolean>) | undefined;
}

/** The sales from a call. An empty field takes them away. */
export function CallValue({ call, onSave }: CallValueProps) {
  const intl = useIntl();
  if (onSave) return <ValueField call={call} onSave={onSave} />;
  return (
    <div className={line}>
      <span className={label}>{intl.formatMessage(words.value)}</span>
      {call.revenue ? <MoneyText {...call.revenue} /> : '–'}
    </div>
  );
}

function ValueField({
  call: { uuid, revenue, currency },
  onSave,
}: CallValueProps & { onSave: NonNullable<CallValueProps['onSave']> }) {
  const intl = useIntl();
  const { locale } = intl;
  const written = (amount: number) => formatMoney({ amount, currency }, locale, 'none');
  const saved = revenue?.currency === currency ? written(revenue.amount) : '';
  const read = (text: string): Typed<Money | null> => {
    if (text.trim() === '') return { value: null, text: '' };
    const typed = parseMoney(text, currency, locale);
    if (!typed) return { problem: intl.formatMessage(formMessages.money) };
    const value = roundMoney(typed);
    if (value.amount >= 0 && value.amount <= mostRevenue) return { value, text: written(value.amount) };
    const most = formatMoney({ amount: mostRevenue, currency }, locale);
    return { problem: intl.formatMessage(valueRange.between, { most }) };
  };
  const edit = useInlineEdit({ subject: `call ${uuid} value`, saved, read, save: onSave });
  return (
    <div {...edit.group}>
      <div className={valueField}>
        <MoneyField
          label={intl.formatMessage(words.value)}
          hint={revenue && saved === '' ? formatMoney(revenue, locale) : intl.formatMessage(words.valueHint)}
          currency={currency}
          value={revenue?.currency === currency ? revenue.amount : null}
          error={edit.problem}
          kept={{ text: edit.isChanged ? edit.text : undefined, write: edit.write }}
          onEnter={edit.commit}
        />
      </div>
      <InlineActions edit={edit} theirs={saved} />
    </div>
  );
}
