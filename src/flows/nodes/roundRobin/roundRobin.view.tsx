import { lazy } from 'react';
import { fieldMessages } from '../parts/fields.messages.ts';
import { defineNodeView } from '../parts/nodeView.ts';
import { targetsSummary } from '../parts/targets.ts';
import { roundRobinMessages } from './roundRobin.messages.ts';
import type { RoundRobinSettings } from './roundRobin.node.ts';

export const roundRobinView = defineNodeView<RoundRobinSettings>({
  icon: 'roundRobin',
  tone: 'people',
  title: roundRobinMessages.title,
  purpose: roundRobinMessages.purpose,
  summary: ({ targets }, intl) => [
    () => targetsSummary(targets, intl),
    () => intl.formatMessage(roundRobinMessages.people, { count: targets.length }),
  ],
  settingNames: {
    targets: fieldMessages.targets,
    timeout: roundRobinMessages.timeout,
    rounds: roundRobinMessages.rounds,
  },
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(roundRobinMessages.unanswered),
  Form: lazy(async () => ({ default: (await import('./RoundRobinForm.tsx')).RoundRobinForm })),
});
