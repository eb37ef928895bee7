import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { targetsSummary } from '../parts/targets.ts';
import { ringMessages } from './ring.messages.ts';
import type { RingSettings } from './ring.node.ts';

export const ringView = defineNodeView<RingSettings>({
  icon: 'ring',
  tone: 'people',
  title: ringMessages.title,
  purpose: ringMessages.purpose,
  summary: ({ targets, order, timeout }, intl) => [
    () => targetsSummary(targets, intl),
    () =>
      [
        ...(targets.length > 1 ? [intl.formatMessage(ringMessages[order])] : []),
        intl.formatMessage(ringMessages.seconds, { seconds: timeout }),
      ].join(' · '),
  ],
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(ringMessages.unanswered),
  Form: lazy(async () => ({ default: (await import('./RingForm.tsx')).RingForm })),
});
