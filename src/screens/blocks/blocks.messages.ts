import { defineMessages } from 'react-intl';

export const blocksMessages = defineMessages({
  title: { id: 'blocks.title', defaultMessage: 'Blocked callers' },
  intro: {
    id: 'blocks.intro',
    defaultMessage:
      'Calls from these numbers are turned away, in this account and in the accounts below it. They stay in the call log.',
  },
  account: { id: 'blocks.account', defaultMessage: 'Account' },
  add: { id: 'blocks.add', defaultMessage: 'Block a number' },
  number: { id: 'blocks.number', defaultMessage: 'Number' },
  name: { id: 'blocks.name', defaultMessage: 'Name' },
  block: { id: 'blocks.block', defaultMessage: 'Block' },
  twice: { id: 'blocks.twice', defaultMessage: 'This account has blocked the number already.' },
  search: { id: 'blocks.search', defaultMessage: 'Search number or name' },
  by: { id: 'blocks.by', defaultMessage: 'Blocked by' },
  at: { id: 'blocks.at', defaultMessage: 'Since' },
  call: { id: 'blocks.call', defaultMessage: 'From a call' },
  openCall: { id: 'blocks.openCall', defaultMessage: 'Open the call' },
  actions: { id: 'blocks.actions', defaultMessage: 'Actions' },
  unblock: { id: 'blocks.unblock', defaultMessage: 'Unblock' },
  undo: { id: 'blocks.undo', defaultMessage: 'Undo' },
  empty: { id: 'blocks.empty', defaultMessage: 'Nobody is blocked here' },
  emptyBody: {
    id: 'blocks.emptyBody',
    defaultMessage: 'Block robots and nuisance callers by their number, here or from one of their calls.',
  },
  none: { id: 'blocks.none', defaultMessage: 'No blocked caller is called so' },
});

type Named = { number: string };

export const blocksNamed = defineMessages<Record<'blocked' | 'unblocked' | 'unblockOne', Named>>({
  blocked: { id: 'blocks.blocked', defaultMessage: 'Calls from {number} are turned away from now on.' },
  unblocked: { id: 'blocks.unblocked', defaultMessage: 'Calls from {number} are taken again.' },
  unblockOne: { id: 'blocks.unblockOne', defaultMessage: 'Unblock {number}' },
});
