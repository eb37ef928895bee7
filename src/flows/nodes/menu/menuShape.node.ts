import type { Speech } from '#flows/core/effects.ts';
import type { NodeShape } from '../nodeShape.node.ts';
import { count, oneOf, optionalSpeech, rows, speech, text } from '../readSettings.node.ts';

/** What a caller can press, in the order of a keypad. */
export const MENU_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
export type MenuKey = (typeof MENU_KEYS)[number];

/** The exit that a key leads to: `key-0` to `key-9`, `key-star`, `key-hash`. */
export function exitOfKey(key: MenuKey): string {
  return `key-${key === '*' ? 'star' : key === '#' ? 'hash' : key}`;
}

export type MenuDraft = {
  prompt: Speech;
  keys: { key: MenuKey; label: string }[];
  timeout: number;
  attempts: number;
  invalidPrompt: Speech | null;
};

export const menuShape: NodeShape<MenuDraft> = {
  type: 'menu',
  version: 1,
  defaults: () => ({
    prompt: { kind: 'text', text: 'For sales, press 1. For support, press 2.', language: 'en-AU' },
    keys: [
      { key: '1', label: 'Sales' },
      { key: '2', label: 'Support' },
    ],
    timeout: 5,
    attempts: 3,
    invalidPrompt: null,
  }),
  exits: ({ keys }) => {
    const labels = new Map(keys.toReversed().map(({ key, label }) => [key, label]));
    const pressed = [...new Set(keys.map(({ key }) => key))].map((key) => {
      const label = labels.get(key);
      return { id: exitOfKey(key), required: true, ...(label ? { label } : {}) };
    });
    return [...pressed, { id: 'noInput', required: true }];
  },
  read: ({ prompt, keys, timeout, attempts, invalidPrompt }) => ({
    prompt: speech(prompt),
    keys: rows(keys, ({ key, label }) => ({ key: oneOf(MENU_KEYS, key, '0'), label: text(label) })),
    timeout: count(timeout, 5),
    attempts: count(attempts, 2),
    invalidPrompt: optionalSpeech(invalidPrompt),
  }),
};
