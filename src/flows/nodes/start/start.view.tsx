import { lazy } from 'react';
import { fieldMessages } from '../fields.messages.ts';
import { defineNodeView } from '../nodeView.ts';
import { startMessages } from './start.messages.ts';
import { type StartDraft, startShape } from './startShape.node.ts';

export const startView = defineNodeView<StartDraft>({
  icon: 'start',
  tone: 'entry',
  title: startMessages.title,
  purpose: startMessages.purpose,
  shape: startShape,
  summary: ({ recording }, intl) => [
    () => intl.formatMessage(recording ? startMessages.recorded : startMessages.notRecorded),
  ],
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./StartForm.tsx')).StartForm })),
});
