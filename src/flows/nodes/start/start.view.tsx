import { lazy } from 'react';
import { callerIdNames, fieldMessages } from '../parts/fields.messages.ts';
import { choiceNames, defineNodeView } from '../parts/nodeView.ts';
import { startMessages } from './start.messages.ts';
import type { StartSettings } from './start.node.ts';

export const startView = defineNodeView<StartSettings>({
  icon: 'start',
  tone: 'entry',
  title: startMessages.title,
  purpose: startMessages.purpose,
  summary: ({ recording }, intl) => [
    () => intl.formatMessage(recording ? startMessages.recorded : startMessages.notRecorded),
  ],
  settingNames: {
    recording: startMessages.recording,
    consent: startMessages.consent,
    callerId: startMessages.callerId,
  },
  valueName: choiceNames({ callerId: callerIdNames }),
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./StartForm.tsx')).StartForm })),
});
