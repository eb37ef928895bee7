import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { speechSummary } from '../parts/speech.ts';
import { menuMessages } from './menu.messages.ts';
import type { MenuSettings } from './menu.node.ts';

export const menuView = defineNodeView<MenuSettings>({
  icon: 'menu',
  tone: 'choice',
  title: menuMessages.title,
  purpose: menuMessages.purpose,
  summary: ({ prompt }, intl, files) => [() => speechSummary(prompt, intl, files)],
  settingNames: {
    prompt: menuMessages.prompt,
    keys: menuMessages.keys,
    timeout: menuMessages.timeout,
    attempts: menuMessages.attempts,
    invalidPrompt: menuMessages.invalidPrompt,
  },
  exitLabel: (exit, { keys }, intl) => {
    if (exit.id === 'noInput') return intl.formatMessage(menuMessages.noInput);
    const key = keyOfExit(exit.id);
    const label = keys.find((row) => row.key === key)?.label ?? '';
    return intl.formatMessage(menuMessages.exitKey, { key, label });
  },
  Form: lazy(async () => ({ default: (await import('./MenuForm.tsx')).MenuForm })),
});

function keyOfExit(exit: string): string {
  const name = exit.slice('key-'.length);
  return name === 'star' ? '*' : name === 'hash' ? '#' : name;
}
