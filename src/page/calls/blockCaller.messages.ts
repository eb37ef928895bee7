import { defineMessages } from 'react-intl';

export const blockWords = defineMessages({
  blockCaller: { id: 'call.block.caller', defaultMessage: 'Block caller' },
  body: {
    id: 'call.block.body',
    defaultMessage: 'Calls from this number will be rejected in this account and its sub-accounts.',
  },
  block: { id: 'call.block.confirm', defaultMessage: 'Block' },
  cancel: { id: 'call.block.cancel', defaultMessage: 'Cancel' },
  undo: { id: 'call.block.undo', defaultMessage: 'Undo' },
  twice: { id: 'call.block.twice', defaultMessage: 'This caller is already blocked.' },
});

export const blockMessages = defineMessages<Record<'one' | 'ask' | 'done' | 'undone', { number: string }>>({
  one: { id: 'call.block.one', defaultMessage: 'Block {number}' },
  ask: { id: 'call.block.ask', defaultMessage: 'Block {number}?' },
  done: { id: 'call.block.done', defaultMessage: 'Calls from {number} are now blocked.' },
  undone: { id: 'call.block.undone', defaultMessage: 'Calls from {number} are allowed again.' },
});
