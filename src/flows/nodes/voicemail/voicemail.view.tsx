import { lazy } from 'react';
import { defineNodeView } from '../nodeView.ts';
import { speechSummary } from '../parts/speech.ts';
import { voicemailMessages } from './voicemail.messages.ts';
import { type VoicemailDraft, voicemailShape } from './voicemailShape.node.ts';

export const voicemailView = defineNodeView<VoicemailDraft>({
  icon: 'voicemail',
  tone: 'end',
  title: voicemailMessages.title,
  purpose: voicemailMessages.purpose,
  shape: voicemailShape,
  summary: ({ greeting }, intl) => [() => speechSummary(greeting, intl)],
  exitLabel: ({ id }) => id,
  Form: lazy(async () => ({ default: (await import('./VoicemailForm.tsx')).VoicemailForm })),
});
