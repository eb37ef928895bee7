import { useIntl } from 'react-intl';
import { z } from 'zod';
import { defineNodeView, type FormProps } from '../nodeView.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { hangupMessages } from './hangup.messages.ts';

const reasons = ['normal', 'busy', 'rejected'] as const;
const HangupDraft = z.object({ reason: z.enum(reasons).catch('normal') });
type HangupDraft = z.infer<typeof HangupDraft>;

export const hangupView = defineNodeView<HangupDraft>({
  icon: 'hangup',
  tone: 'end',
  title: hangupMessages.title,
  purpose: hangupMessages.purpose,
  draft: HangupDraft,
  summary: ({ reason }, intl) => [intl.formatMessage(hangupMessages[reason])],
  exitLabel: ({ id }) => id,
  Form: HangupForm,
});

function HangupForm({ draft, change }: FormProps<HangupDraft>) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage(hangupMessages.reason)}
      value={draft.reason}
      choices={reasons.map((value) => ({ value, label: intl.formatMessage(hangupMessages[value]) }))}
      onChange={(reason) => change({ reason })}
    />
  );
}
