import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { flowNodeMessages } from './flow.messages.ts';
import type { FlowSettings } from './flow.node.ts';

export const flowView = defineNodeView<FlowSettings>({
  icon: 'flow',
  tone: 'end',
  title: flowNodeMessages.title,
  purpose: flowNodeMessages.purpose,
  summary: ({ flow }, intl) => [
    () => intl.formatMessage(flow === '' ? flowNodeMessages.none : flowNodeMessages.chosen),
  ],
  settingNames: { flow: flowNodeMessages.flow },
  exitLabel: ({ id }) => id,
  Form: lazy(async () => ({ default: (await import('./FlowForm.tsx')).FlowForm })),
});
