import { lazy } from 'react';
import { choiceNames, defineNodeView } from '../parts/nodeView.ts';
import { callerMessages } from './caller.messages.ts';
import { ANYONE_ELSE, type CallerSettings } from './callerSettings.node.ts';

export const callerView = defineNodeView<CallerSettings>({
  icon: 'caller',
  tone: 'choice',
  title: callerMessages.title,
  purpose: callerMessages.purpose,
  summary: ({ branches }, intl) => [() => intl.formatMessage(callerMessages.count, { count: branches.length })],
  settingNames: { branches: callerMessages.branches },
  valueName: choiceNames({ fact: callerMessages, operator: callerMessages }),
  exitLabel: ({ id }, { branches }, intl) => {
    if (id === ANYONE_ELSE) return intl.formatMessage(callerMessages.otherwise);
    const name = branches.find((branch) => `caller-${branch.id}` === id)?.name;
    return name || intl.formatMessage(callerMessages.unnamed);
  },
  Form: lazy(async () => ({ default: (await import('./CallerForm.tsx')).CallerForm })),
});
