import { useIntl } from 'react-intl';
import { z } from 'zod';
import { fieldMessages } from '../fields.messages.ts';
import { defineNodeView, type FormProps } from '../nodeView.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { SpeechDraft } from '../parts/speech.ts';
import { OptionalSpeech } from '../parts/SpeechField.tsx';
import { startMessages } from './start.messages.ts';

const StartDraft = z.object({
  recording: z.boolean().catch(false),
  consent: z.union([z.null(), SpeechDraft]).catch(null),
  callerId: z.enum(['caller', 'trackingNumber']).catch('caller'),
});
type StartDraft = z.infer<typeof StartDraft>;

export const startView = defineNodeView<StartDraft>({
  icon: 'start',
  tone: 'entry',
  title: startMessages.title,
  purpose: startMessages.purpose,
  draft: StartDraft,
  summary: ({ recording }, intl) => [
    intl.formatMessage(recording ? startMessages.recorded : startMessages.notRecorded),
  ],
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: StartForm,
});

function StartForm({ draft, change, errorAt }: FormProps<StartDraft>) {
  const intl = useIntl();
  return (
    <>
      <Checkbox checked={draft.recording} onChange={(recording) => change({ ...draft, recording })}>
        {intl.formatMessage(startMessages.recording)}
      </Checkbox>
      <OptionalSpeech
        label={intl.formatMessage(startMessages.consent)}
        path="consent"
        value={draft.consent}
        onChange={(consent, group) => change({ ...draft, consent }, group)}
        errorAt={errorAt}
      />
      <SelectField
        label={intl.formatMessage(startMessages.callerId)}
        value={draft.callerId}
        choices={[
          { value: 'caller', label: intl.formatMessage(fieldMessages.caller) },
          { value: 'trackingNumber', label: intl.formatMessage(fieldMessages.trackingNumber) },
        ]}
        onChange={(callerId) => change({ ...draft, callerId })}
      />
    </>
  );
}
