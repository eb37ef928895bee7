import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useRequestKey } from '../../../api/client/useRequestKey.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { MoneyField } from '../../../ui/money/MoneyField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { muted } from './TopUps.css.ts';
import { topUpMessages as words } from './topUps.messages.ts';

const Draft = z.object({
  amount: z
    .number()
    .int()
    .min(-100_000_000)
    .max(100_000_000)
    .refine((amount) => amount !== 0),
  note: z.string().trim().min(1).max(200),
});

interface TopUpDialogProps {
  payer: number;
  currency: string;
  onClose: () => void;
}

/** Enters a payment that was received elsewhere, once however often it is tried. */
export function TopUpDialog({ payer, currency, onClose }: TopUpDialogProps) {
  const intl = useIntl();
  const { headersOf } = useRequestKey();
  const invalidate = useInvalidate();
  const form = useForm(Draft, { amount: null as number | null, note: '' });
  const save = form.submit(
    (body) => call(endpoints.topUpSmsCredit, { params: { account: payer }, body }, { headers: headersOf(body) }),
    () => {
      toasts.add('success', intl.formatMessage(words.entered));
      void invalidate('getSmsCredit');
      onClose();
    },
  );
  return (
    <FormDialog
      title={intl.formatMessage(words.topUp)}
      intro={<p className={muted}>{intl.formatMessage(words.topUpText)}</p>}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyField label={intl.formatMessage(words.amount)} currency={currency} {...form.field('amount')} />
      <TextField
        label={intl.formatMessage(words.note)}
        hint={intl.formatMessage(words.noteHint)}
        maxLength={200}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
