import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { SegmentPrice } from '#contract/kernel/moneyAmount.ts';
import type { SmsCredit } from '#contract/tenancy/credit.contract.ts';
import { CountryCode } from '#values/numberWords.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { MoneyField } from '../../../ui/money/MoneyField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { muted } from './TopUps.css.ts';
import { priceMessages as words } from './price.messages.ts';
import { topUpMessages } from './topUps.messages.ts';

const Draft = z.object({ country: CountryCode, price: SegmentPrice, refundsUndelivered: z.boolean() });
type Draft = z.output<typeof Draft>;

interface PriceDialogProps {
  payer: number;
  currency: string;
  /** The price to change; null for a country without one. */
  rate: SmsCredit['rates'][number] | null;
  onClose: () => void;
}

/** Sets what a segment to a country costs an account that pays. */
export function PriceDialog({ payer, currency, rate, onClose }: PriceDialogProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const initial = {
    country: rate?.country ?? null,
    price: rate?.price.amount ?? null,
    refundsUndelivered: rate?.refundsUndelivered ?? false,
  };
  const form = useForm<{ [Name in keyof Draft]: Draft[Name] | null }, Draft>(Draft, initial);
  const save = form.submit(
    ({ country, ...body }) => call(endpoints.setSmsRate, { params: { account: payer, country }, body }),
    () => {
      toasts.add('success', intl.formatMessage(words.saved));
      void invalidate('getSmsCredit');
      onClose();
    },
  );
  return (
    <FormDialog
      title={intl.formatMessage(rate ? words.change : words.set)}
      intro={<p className={muted}>{intl.formatMessage(words.text)}</p>}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <CountryField
        label={intl.formatMessage(topUpMessages.country)}
        disabled={rate !== null}
        {...form.field('country')}
      />
      <MoneyField
        label={intl.formatMessage(words.price)}
        hint={intl.formatMessage(words.priceHint)}
        currency={currency}
        exact
        {...form.field('price')}
      />
      <Checkbox
        checked={form.values.refundsUndelivered ?? false}
        onChange={(refunds) => form.set('refundsUndelivered', refunds)}
      >
        {intl.formatMessage(words.refunds)}
      </Checkbox>
    </FormDialog>
  );
}
