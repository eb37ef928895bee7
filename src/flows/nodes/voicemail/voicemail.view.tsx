import { lazy } from 'react';
import { choiceNames, defineNodeView } from '../parts/nodeView.ts';
import { speechSummary } from '../parts/speech.ts';
import { voicemailMessages } from './voicemail.messages.ts';
import type { VoicemailSettings } from './voicemail.node.ts';

export const voicemailView = defineNodeView<VoicemailSettings>({
  icon: 'voicemail',
  tone: 'end',
  title: voicemailMessages.title,
  purpose: voicemailMessages.purpose,
  summary: ({ greeting }, intl, files) => [() => speechSummary(greeting, intl, files)],
  settingNames: {
    greeting: voicemailMessages.greeting,
    maxSeconds: voicemailMessages.maxSeconds,
    notify: voicemailMessages.notify,
    emails: voicemailMessages.addresses,
  },
  valueName: choiceNames({
    notify: { missed: voicemailMessages.missed, always: voicemailMessages.always, no: voicemailMessages.no },
  }),
  exitLabel: ({ id }) => id,
  Form: lazy(async () => ({ default: (await import('./VoicemailForm.tsx')).VoicemailForm })),
});
