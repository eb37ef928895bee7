import { lazy } from 'react';
import { callerIdNames, fieldMessages } from '../parts/fields.messages.ts';
import { choiceNames, defineNodeView } from '../parts/nodeView.ts';
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
  settingNames: {
    targets: fieldMessages.targets,
    order: ringMessages.order,
    timeout: ringMessages.timeout,
    callerId: ringMessages.callerId,
    whisper: ringMessages.whisper,
    screen: ringMessages.screen,
  },
  valueName: choiceNames({
    order: { together: ringMessages.together, inOrder: ringMessages.inOrder },
    callerId: callerIdNames,
  }),
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(ringMessages.unanswered),
  Form: lazy(async () => ({ default: (await import('./RingForm.tsx')).RingForm })),
});
