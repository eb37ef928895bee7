import { lazy } from 'react';
import { fieldMessages } from '../parts/fields.messages.ts';
import { defineNodeView } from '../parts/nodeView.ts';
import { textMessages } from './text.messages.ts';
import type { TextSettings } from './text.node.ts';

export const textView = defineNodeView<TextSettings>({
  icon: 'text',
  tone: 'note',
  title: textMessages.title,
  purpose: textMessages.purpose,
  summary: ({ text }, intl) => [() => text.trim() || intl.formatMessage(fieldMessages.nothingSaid)],
  settingNames: { text: textMessages.text, language: textMessages.language },
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./TextForm.tsx')).TextForm })),
});
