import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { TopUpOrder } from '#contract/messaging/autoTopUps.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { formatMoney } from '#values/money.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useRequestKey } from '../../../api/client/useRequestKey.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { autoTopUpMessages as words, autoTopUpNamed as named } from './autoTopUp.messages.ts';
import { muted } from './TopUps.css.ts';
import { topUpMessages } from './topUps.messages.ts';

const Draft = z.object({ note: z.string().trim().min(1).max(200) });

export interface EndOrderDialogProps {
  order: TopUpOrder;
  /** The client’s. */
  name: string;
  outcome: 'paid' | 'failed';
  onClose: () => void;
}

/** Enters the payment of an automatic top-up, or that it failed. */
export function EndOrderDialog({ order, name, outcome, onClose }: EndOrderDialogProps) {
  const intl = useIntl();
  const { headersOf } = useRequestKey();
  const invalidate = useInvalidate();
  const form = useForm(Draft, { note: '' });
  const isPaid = outcome === 'paid';
  const save = form.submit(
    (body) =>
      call(endpoints.endTopUpOrder, { params: { uuid: order.uuid, outcome }, body }, { headers: headersOf(body) }),
    () => {
      toasts.add('success', intl.formatMessage(isPaid ? topUpMessages.entered : words.failedSaved));
      void invalidate('listTopUpOrders', 'getAutoTopUp', 'getSmsCredit');
      onClose();
    },
  );
  const isEnded = form.failure instanceof ApiError && form.failure.code === 'WRONG-STATUS';
  const amount = formatMoney(order.money, intl.locale);
  return (
    <FormDialog
      title={intl.formatMessage(words[outcome])}
      intro={<p className={muted}>{intl.formatMessage(named[isPaid ? 'paidText' : 'failedText'], { amount, name })}</p>}
      form={form}
      failureText={isEnded ? intl.formatMessage(words.ended) : undefined}
      submit={intl.formatMessage(isPaid ? topUpMessages.topUp : words.failedSave)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={intl.formatMessage(isPaid ? topUpMessages.note : words.reason)}
        hint={intl.formatMessage(isPaid ? words.paidNote : words.reasonHint)}
        maxLength={200}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
