import { lazy } from 'react';
import { choiceNames, defineNodeView } from '../parts/nodeView.ts';
import { hangupMessages } from './hangup.messages.ts';
import type { HangupSettings } from './hangup.node.ts';

export const hangupView = defineNodeView<HangupSettings>({
  icon: 'hangup',
  tone: 'end',
  title: hangupMessages.title,
  purpose: hangupMessages.purpose,
  summary: ({ reason }, intl) => [() => intl.formatMessage(hangupMessages[reason])],
  settingNames: { reason: hangupMessages.reason },
  valueName: choiceNames({
    reason: { normal: hangupMessages.normal, busy: hangupMessages.busy, rejected: hangupMessages.rejected },
  }),
  exitLabel: ({ id }) => id,
  Form: lazy(async () => ({ default: (await import('./HangupForm.tsx')).HangupForm })),
});
