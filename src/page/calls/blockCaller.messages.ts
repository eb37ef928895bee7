import { defineMessages } from 'react-intl';

export const blockWords = defineMessages({
  blockCaller: { id: 'call.block.caller', defaultMessage: 'Block caller' },
  body: {
    id: 'call.block.body',
    defaultMessage: 'Calls from this number are turned away, in this account and in those below it.',
  },
  block: { id: 'call.block.confirm', defaultMessage: 'Block' },
  cancel: { id: 'call.block.cancel', defaultMessage: 'Cancel' },
  undo: { id: 'call.block.undo', defaultMessage: 'Undo' },
  twice: { id: 'call.block.twice', defaultMessage: 'This caller is blocked already.' },
});

export const blockMessages = defineMessages<Record<'one' | 'ask' | 'done' | 'undone', { number: string }>>({
  one: { id: 'call.block.one', defaultMessage: 'Block {number}' },
  ask: { id: 'call.block.ask', defaultMessage: 'Block {number}?' },
  done: { id: 'call.block.done', defaultMessage: 'Calls from {number} are turned away from now on.' },
  undone: { id: 'call.block.undone', defaultMessage: 'Calls from {number} are taken again.' },
});
