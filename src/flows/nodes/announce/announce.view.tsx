import { useIntl } from 'react-intl';
import { z } from 'zod';
import { fieldMessages } from '../fields.messages.ts';
import { defineNodeView, type FormProps } from '../nodeView.ts';
import { SpeechDraft, speechSummary } from '../parts/speech.ts';
import { SpeechField } from '../parts/SpeechField.tsx';
import { announceMessages } from './announce.messages.ts';

const AnnounceDraft = z.object({ speech: SpeechDraft });
type AnnounceDraft = z.infer<typeof AnnounceDraft>;

export const announceView = defineNodeView<AnnounceDraft>({
  icon: 'announce',
  tone: 'speech',
  title: announceMessages.title,
  purpose: announceMessages.purpose,
  draft: AnnounceDraft,
  summary: ({ speech }, intl) => [speechSummary(speech, intl)],
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: AnnounceForm,
});

function AnnounceForm({ draft, change, errorAt }: FormProps<AnnounceDraft>) {
  const intl = useIntl();
  return (
    <SpeechField
      label={intl.formatMessage(announceMessages.speech)}
      path="speech"
      value={draft.speech}
      onChange={(speech, group) => change({ speech }, group)}
      errorAt={errorAt}
    />
  );
}
