import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { MoneyField } from '../../../ui/money/MoneyField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { muted, warn } from './TopUps.css.ts';
import { topUpMessages as words } from './topUps.messages.ts';

const Draft = z.object({ below: z.number().int().min(0).max(100_000_000) });
type Draft = z.infer<typeof Draft>;

interface WarningFormProps {
  account: number;
  currency: string;
  /** Whole minor units; null for no warning. */
  below: number | null;
}

/** Below which credit to warn. */
export function WarningForm({ account, currency, below }: WarningFormProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const form = useForm<{ below: number | null }, Draft>(Draft, { below: below ?? 0 });
  const save = form.submit(
    async (draft) => {
      const body = { below: draft.below === 0 ? null : draft.below };
      await call(endpoints.setCreditWarning, { params: { account }, body });
      return draft;
    },
    (draft) => {
      form.reset(draft);
      toasts.add('success', intl.formatMessage(words.warnSaved));
      void invalidate('getCreditWarning');
    },
  );
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && <FailureNotice error={form.failure} />}
      <div className={warn}>
        <MoneyField label={intl.formatMessage(words.warnBelow)} currency={currency} {...form.field('below')} />
        <Button type="submit" busy={form.busy} disabled={!form.dirty}>
          {intl.formatMessage(words.save)}
        </Button>
      </div>
      <p className={muted}>{intl.formatMessage(words.warnHint)}</p>
    </Form>
  );
}
