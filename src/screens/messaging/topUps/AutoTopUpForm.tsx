import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { AutoTopUp } from '#contract/messaging/autoTopUps.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { MoneyField } from '../../../ui/money/MoneyField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { autoTopUpMessages as words } from './autoTopUp.messages.ts';
import { stack, warn } from './TopUps.css.ts';
import { topUpMessages } from './topUps.messages.ts';

const amount = z.number().int().min(1).max(100_000_000);
const Draft = z.object({ active: z.boolean(), below: amount, amount });
type Draft = z.infer<typeof Draft>;
type Values = { active: boolean; below: number | null; amount: number | null };

const draftOf = ({ active, below, amount: by }: AutoTopUp): Values => ({
  active,
  below: below?.amount ?? null,
  amount: by?.amount ?? null,
});

interface AutoTopUpFormProps {
  account: number;
  currency: string;
  auto: AutoTopUp;
}

/** Below which credit to order a top-up, and by how much. */
export function AutoTopUpForm({ account, currency, auto }: AutoTopUpFormProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const [version, setVersion] = useState(auto.version);
  const form = useForm<Values, Draft>(Draft, draftOf(auto));
  const save = form.submit(
    (draft) => call(endpoints.setAutoTopUp, { params: { account }, body: { ...draft, version } }),
    (saved) => {
      form.reset(draftOf(saved));
      setVersion(saved.version);
      toasts.add('success', intl.formatMessage(words.saved));
      void invalidate('getAutoTopUp', 'listTopUpOrders');
    },
  );
  const isStale = form.failure instanceof ApiError && form.failure.code === 'STALE-VERSION';
  return (
    <Form form={form} onSubmit={save}>
      <div className={stack}>
        {form.failure !== null && (
          <FailureNotice error={form.failure} text={isStale ? intl.formatMessage(words.stale) : undefined} />
        )}
        <Checkbox name="active" checked={form.values.active} onChange={(active) => form.set('active', active)}>
          {intl.formatMessage(words.active)}
        </Checkbox>
        <div className={warn}>
          <MoneyField label={intl.formatMessage(words.below)} currency={currency} {...form.field('below')} />
          <MoneyField label={intl.formatMessage(words.amount)} currency={currency} {...form.field('amount')} />
          <Button type="submit" busy={form.busy} disabled={!form.dirty && version > 0}>
            {intl.formatMessage(topUpMessages.save)}
          </Button>
        </div>
      </div>
    </Form>
  );
}
