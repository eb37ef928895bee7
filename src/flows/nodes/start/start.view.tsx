import { lazy } from 'react';
import { fieldMessages } from '../parts/fields.messages.ts';
import { defineNodeView } from '../parts/nodeView.ts';
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
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./StartForm.tsx')).StartForm })),
});
