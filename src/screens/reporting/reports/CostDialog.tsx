import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { currencyOfCountry } from '#values/countries.ts';
import { Month } from '#values/month.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useToday } from '../../../page/filters/useToday.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { MoneyField } from '../../../ui/money/MoneyField.tsx';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { costMessages as words, costNamed } from './sourceCosts.messages.ts';

/** Months that can be chosen. */
const mostMonths = 36;

const Draft = z.object({
  source: z.string().min(1, { error: 'required' }),
  month: Month,
  amount: z.number().nullable(),
});

interface CostDialogProps {
  onClose: () => void;
  onSaved: () => void;
}

/** What an account spent on a source in a month. */
export function CostDialog({ onClose, onSaved }: CostDialogProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const accounts = useAccounts();
  const today = useToday(useProfile().tz);
  const sources = useEndpoint('listSources', {}).data ?? [];
  const costs = useEndpoint('listSourceCosts', {}).data ?? [];
  const months = monthsUpTo(today.slice(0, 7));
  const form = useForm(Draft, { source: '', month: today.slice(0, 7), amount: null as number | null });
  const [isTyped, setTyped] = useState(false);
  const chosen = sources[Number(form.values.source || -1)];
  const known = costs.find(
    ({ account, source, month }) =>
      account === chosen?.account &&
      month === form.values.month &&
      chosen.spellings.some((one) => one.toLowerCase() === source.toLowerCase()),
  );
  const amount = isTyped ? form.values.amount : (known?.cost.amount ?? null);
  const account = accounts.find(({ id }) => id === chosen?.account);
  const currency = currencyOfCountry(account?.country ?? 'AU');
  const save = form.submit(
    ({ month }) => {
      if (!chosen) throw new Error('a source is chosen');
      const cost = amount === null ? null : { amount, currency };
      return call(endpoints.changeSourceCost, {
        body: { account: chosen.account, source: chosen.source, month, cost },
      });
    },
    () => {
      toasts.add('success', intl.formatMessage(words.saved));
      void invalidate('listSourceCosts', 'getCosts');
      onSaved();
    },
  );
  const isOfSeveral = new Set(sources.map((one) => one.account)).size > 1;
  const nameOf = (id: number) => accounts.find((one) => one.id === id)?.name ?? String(id);
  return (
    <FormDialog title={intl.formatMessage(words.enter)} form={form} onSubmit={save} onClose={onClose}>
      <PickField
        label={intl.formatMessage(words.source)}
        options={sources.map(({ source, account: of }, at) => ({
          id: String(at),
          label: isOfSeveral ? intl.formatMessage(costNamed.sourceOf, { source, account: nameOf(of) }) : source,
        }))}
        chosen={form.values.source === '' ? [] : [form.values.source]}
        error={form.field('source').error}
        searchLabel={intl.formatMessage(words.searchSources)}
        emptyLabel={intl.formatMessage(words.noSources)}
        placeholder={intl.formatMessage(words.chooseSource)}
        onChange={([source = '']) => {
          setTyped(false);
          form.field('source').onChange(source);
        }}
      />
      <SelectField
        {...form.field('month')}
        label={intl.formatMessage(words.month)}
        choices={months.map((month) => ({
          value: month,
          label: intl.formatDate(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        }))}
        onChange={(month) => {
          setTyped(false);
          form.field('month').onChange(month);
        }}
      />
      <MoneyField
        key={`${form.values.source} ${form.values.month} ${known?.cost.amount}`}
        label={intl.formatMessage(words.amount)}
        hint={intl.formatMessage(words.amountHint)}
        currency={currency}
        value={amount}
        error={form.field('amount').error}
        onChange={(typed) => {
          setTyped(true);
          form.field('amount').onChange(typed);
        }}
      />
    </FormDialog>
  );
}

/** The latest first. */
function monthsUpTo(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: mostMonths }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
