import { lazy } from 'react';
import { fieldMessages } from '../fields.messages.ts';
import { defineNodeView } from '../nodeView.ts';
import { speechSummary } from '../parts/speech.ts';
import { announceMessages } from './announce.messages.ts';
import { type AnnounceDraft, announceShape } from './announceShape.node.ts';

export const announceView = defineNodeView<AnnounceDraft>({
  icon: 'announce',
  tone: 'speech',
  title: announceMessages.title,
  purpose: announceMessages.purpose,
  shape: announceShape,
  summary: ({ speech }, intl) => [() => speechSummary(speech, intl)],
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./AnnounceForm.tsx')).AnnounceForm })),
});
