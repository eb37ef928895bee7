import { lazy } from 'react';
import { fieldMessages } from '../parts/fields.messages.ts';
import { defineNodeView } from '../parts/nodeView.ts';
import { speechSummary } from '../parts/speech.ts';
import { announceMessages } from './announce.messages.ts';
import type { AnnounceSettings } from './announce.node.ts';

export const announceView = defineNodeView<AnnounceSettings>({
  icon: 'announce',
  tone: 'speech',
  title: announceMessages.title,
  purpose: announceMessages.purpose,
  summary: ({ speech }, intl, files) => [() => speechSummary(speech, intl, files)],
  settingNames: { speech: announceMessages.speech },
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./AnnounceForm.tsx')).AnnounceForm })),
});
