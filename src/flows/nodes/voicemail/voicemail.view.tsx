import { useIntl } from 'react-intl';
import { z } from 'zod';
import { fieldMessages } from '../fields.messages.ts';
import { defineNodeView, type FormProps } from '../nodeView.ts';
import { CommaField } from '../parts/CommaField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { SpeechDraft, speechSummary } from '../parts/speech.ts';
import { SpeechField } from '../parts/SpeechField.tsx';
import { voicemailMessages } from './voicemail.messages.ts';

const notices = ['missed', 'always', 'no'] as const;
const VoicemailDraft = z.object({
  greeting: SpeechDraft,
  maxSeconds: z.number().catch(120),
  notify: z.enum(notices).catch('missed'),
  emails: z.array(z.string()).catch([]),
});
type VoicemailDraft = z.infer<typeof VoicemailDraft>;

export const voicemailView = defineNodeView<VoicemailDraft>({
  icon: 'voicemail',
  tone: 'end',
  title: voicemailMessages.title,
  purpose: voicemailMessages.purpose,
  draft: VoicemailDraft,
  summary: ({ greeting }, intl) => [speechSummary(greeting, intl)],
  exitLabel: ({ id }) => id,
  Form: VoicemailForm,
});

function VoicemailForm({ draft, change, errorAt }: FormProps<VoicemailDraft>) {
  const intl = useIntl();
  const emailError = errorAt('emails') ?? draft.emails.map((_, index) => errorAt(`emails.${index}`)).find(Boolean);
  return (
    <>
      <SpeechField
        label={intl.formatMessage(voicemailMessages.greeting)}
        path="greeting"
        value={draft.greeting}
        onChange={(greeting, group) => change({ ...draft, greeting }, group)}
        errorAt={errorAt}
      />
      <NumberField
        label={intl.formatMessage(voicemailMessages.maxSeconds)}
        unit={intl.formatMessage(fieldMessages.seconds)}
        min={5}
        max={600}
        value={draft.maxSeconds}
        error={errorAt('maxSeconds')}
        onChange={(maxSeconds) => change({ ...draft, maxSeconds }, 'maxSeconds')}
      />
      <SelectField
        label={intl.formatMessage(voicemailMessages.notify)}
        value={draft.notify}
        choices={notices.map((value) => ({ value, label: intl.formatMessage(voicemailMessages[value]) }))}
        onChange={(notify) => change({ ...draft, notify })}
      />
      {draft.notify !== 'no' && (
        <CommaField
          label={intl.formatMessage(voicemailMessages.emails)}
          value={draft.emails}
          error={emailError}
          onChange={(emails) => change({ ...draft, emails }, 'emails')}
        />
      )}
    </>
  );
}
