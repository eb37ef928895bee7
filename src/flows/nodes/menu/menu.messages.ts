import { defineMessages } from 'react-intl';

export const menuMessages = {
  ...defineMessages({
    title: { id: 'node.menu.title', defaultMessage: 'Menu' },
    purpose: { id: 'node.menu.purpose', defaultMessage: 'Ask the caller to press a key' },
    prompt: { id: 'node.menu.prompt', defaultMessage: 'Prompt' },
    keys: { id: 'node.menu.keys', defaultMessage: 'Keys' },
    key: { id: 'node.menu.key', defaultMessage: 'Key' },
    keyLabel: { id: 'node.menu.keyLabel', defaultMessage: 'What the key does' },
    addKey: { id: 'node.menu.addKey', defaultMessage: 'Add key' },
    timeout: { id: 'node.menu.timeout', defaultMessage: 'Wait for a key' },
    attempts: { id: 'node.menu.attempts', defaultMessage: 'Attempts' },
    invalidPrompt: { id: 'node.menu.invalidPrompt', defaultMessage: 'Play a message after an invalid key' },
    noInput: { id: 'node.menu.noInput', defaultMessage: 'No key pressed' },
  }),
  ...defineMessages<{
    removeKey: { key: string | number };
    exitKey: { key: string | number; label: string | number };
    count: { count: number };
  }>({
    removeKey: { id: 'node.menu.removeKey', defaultMessage: 'Remove key {key}' },
    exitKey: { id: 'node.menu.exitKey', defaultMessage: '{key}  {label}' },
    count: { id: 'node.menu.count', defaultMessage: '{count, plural, =0 {No keys} one {# key} other {# keys}}' },
  }),
};
