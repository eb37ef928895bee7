import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { backfillWords as words } from './backfill.messages.ts';

/** Before any call that we know of. */
export const earliest = '2000-01-01T00:00:00.000Z';
const dayMs = 86_400_000;

const Period = z.enum(['days30', 'days90', 'days365', 'ever']);
const days = { days30: 30, days90: 90, days365: 365 };
function startOf(period: z.output<typeof Period>): string {
  return period === 'ever' ? earliest : new Date(Date.now() - days[period] * dayMs).toISOString();
}

const PeriodForm = z.object({ period: Period });

interface BackfillDialogProps {
  tag: SmartTag;
  onClose: () => void;
  onCounting: () => void;
}

/** Which past calls get a tag. Nothing changes before their count was seen. */
export function BackfillDialog({ tag, onClose, onCounting }: BackfillDialogProps) {
  const intl = useIntl();
  const form = useForm(PeriodForm, { period: 'days90' as z.output<typeof Period> });
  const count = form.submit(
    ({ period }) =>
      call(endpoints.countTagBackfill, { params: { uuid: tag.uuid }, body: { dateStart: startOf(period) } }),
    onCounting,
  );
  return (
    <FormDialog
      title={intl.formatMessage(words.open)}
      form={form}
      onSubmit={count}
      onClose={onClose}
      submit={intl.formatMessage(words.count)}
    >
      <SelectField
        label={intl.formatMessage(words.period)}
        hint={intl.formatMessage(words.periodHint)}
        choices={Period.options.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
        {...form.field('period')}
      />
    </FormDialog>
  );
}
