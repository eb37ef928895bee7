import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { speechSummary } from '../parts/speech.ts';
import { voicemailMessages } from './voicemail.messages.ts';
import type { VoicemailSettings } from './voicemail.node.ts';

export const voicemailView = defineNodeView<VoicemailSettings>({
  icon: 'voicemail',
  tone: 'end',
  title: voicemailMessages.title,
  purpose: voicemailMessages.purpose,
  summary: ({ greeting }, intl) => [() => speechSummary(greeting, intl)],
  exitLabel: ({ id }) => id,
  Form: lazy(async () => ({ default: (await import('./VoicemailForm.tsx')).VoicemailForm })),
});
