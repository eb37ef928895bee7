import { defineMessages } from 'react-intl';

export const blocksMessages = defineMessages({
  title: { id: 'blocks.title', defaultMessage: 'Blocked callers' },
  intro: {
    id: 'blocks.intro',
    defaultMessage:
      'Calls from these numbers are rejected in this account and its sub-accounts. They still appear in the call log.',
  },
  account: { id: 'blocks.account', defaultMessage: 'Account' },
  add: { id: 'blocks.add', defaultMessage: 'Block a number' },
  number: { id: 'blocks.number', defaultMessage: 'Number' },
  name: { id: 'blocks.name', defaultMessage: 'Name' },
  block: { id: 'blocks.block', defaultMessage: 'Block' },
  twice: { id: 'blocks.twice', defaultMessage: 'This account has already blocked this number.' },
  rules: { id: 'blocks.rules', defaultMessage: 'Rules' },
  failedAttestation: {
    id: 'blocks.failedAttestation',
    defaultMessage: 'Reject callers whose number may be forged (failed verification, United States and Canada only)',
  },
  search: { id: 'blocks.search', defaultMessage: 'Search number or name' },
  by: { id: 'blocks.by', defaultMessage: 'Blocked by' },
  at: { id: 'blocks.at', defaultMessage: 'Since' },
  call: { id: 'blocks.call', defaultMessage: 'From a call' },
  openCall: { id: 'blocks.openCall', defaultMessage: 'Open call' },
  actions: { id: 'blocks.actions', defaultMessage: 'Actions' },
  unblock: { id: 'blocks.unblock', defaultMessage: 'Unblock' },
  undo: { id: 'blocks.undo', defaultMessage: 'Undo' },
  empty: { id: 'blocks.empty', defaultMessage: 'No blocked callers' },
  emptyBody: {
    id: 'blocks.emptyBody',
    defaultMessage: 'Block spam and nuisance callers by number, here or from one of their calls.',
  },
  none: { id: 'blocks.none', defaultMessage: 'No blocked callers match' },
  file: { id: 'blocks.file', defaultMessage: 'blocked-callers' },
});

type Named = { number: string };

export const blocksNamed = defineMessages<Record<'blocked' | 'unblocked' | 'unblockOne', Named>>({
  blocked: { id: 'blocks.blocked', defaultMessage: 'Calls from {number} are now blocked.' },
  unblocked: { id: 'blocks.unblocked', defaultMessage: 'Calls from {number} are allowed again.' },
  unblockOne: { id: 'blocks.unblockOne', defaultMessage: 'Unblock {number}' },
});
