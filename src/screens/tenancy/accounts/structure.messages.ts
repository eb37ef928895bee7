import { defineMessage, defineMessages } from 'react-intl';

export const structureMessages = defineMessages({
  title: { id: 'structure.title', defaultMessage: 'Structure' },
  create: { id: 'structure.create', defaultMessage: 'New account' },
  search: { id: 'structure.search', defaultMessage: 'Search accounts' },
  expandAll: { id: 'structure.expandAll', defaultMessage: 'Expand all' },
  collapseAll: { id: 'structure.collapseAll', defaultMessage: 'Collapse all' },
  name: { id: 'structure.name', defaultMessage: 'Account' },
  status: { id: 'structure.status', defaultMessage: 'Status' },
  type: { id: 'structure.type', defaultMessage: 'Type' },
  numbers: { id: 'structure.numbers', defaultMessage: 'Numbers' },
  users: { id: 'structure.users', defaultMessage: 'Users' },
  actions: { id: 'structure.actions', defaultMessage: 'Actions' },
  edit: { id: 'structure.edit', defaultMessage: 'Edit' },
  createBelow: { id: 'structure.createBelow', defaultMessage: 'New sub-account' },
  move: { id: 'structure.move', defaultMessage: 'Move to…' },
  delete: { id: 'structure.delete', defaultMessage: 'Delete…' },
  nothingFound: { id: 'structure.nothingFound', defaultMessage: 'No accounts match' },
  nothingFoundBody: { id: 'structure.nothingFoundBody', defaultMessage: 'Try a shorter part of the name.' },
  failed: { id: 'structure.failed', defaultMessage: 'The accounts couldn’t be loaded' },
  retry: { id: 'structure.retry', defaultMessage: 'Try again' },
  aloneTitle: { id: 'structure.aloneTitle', defaultMessage: 'Only one account so far' },
  alone: {
    id: 'structure.alone',
    defaultMessage: 'Give each location, brand or customer its own account, with its own numbers, users and reports.',
  },
  hint: {
    id: 'structure.hint',
    defaultMessage: 'Drag an account onto another to move it there, or press M on its row. Press Enter to open it.',
  },
  moveTitle: { id: 'structure.moveTitle', defaultMessage: 'Move account' },
  moveButton: { id: 'structure.moveButton', defaultMessage: 'Move' },
  moveInto: { id: 'structure.moveInto', defaultMessage: 'New parent account' },
  moveSearch: { id: 'structure.moveSearch', defaultMessage: 'Search for the new parent account' },
  cancel: { id: 'structure.cancel', defaultMessage: 'Cancel' },
  close: { id: 'structure.close', defaultMessage: 'Close' },
  deleteButton: { id: 'structure.deleteButton', defaultMessage: 'Delete' },
  deleteTitle: { id: 'structure.deleteTitle', defaultMessage: 'Delete account' },
  blockedTitle: { id: 'structure.blockedTitle', defaultMessage: 'This account can’t be deleted yet' },
  deleteWhat: {
    id: 'structure.deleteWhat',
    defaultMessage:
      'Its users lose access immediately. Its calls stay in the reports of the accounts above it. You can’t undo this.',
  },
  showNumbers: { id: 'structure.showNumbers', defaultMessage: 'Show these numbers' },
});

export const countMessages = defineMessages<{
  numberCount: { count: number };
  userCount: { count: number };
  blockedByAccounts: { count: number };
  blockedByNumbers: { count: number };
  typeCount: { count: number };
}>({
  numberCount: {
    id: 'structure.numberCount',
    defaultMessage: '{count, plural, one {# number} other {# numbers}}',
  },
  userCount: { id: 'structure.userCount', defaultMessage: '{count, plural, one {# user} other {# users}}' },
  blockedByAccounts: {
    id: 'structure.blockedByAccounts',
    defaultMessage:
      '{count, plural, one {It has # active sub-account} other {It has # active sub-accounts}}. Move or delete them first.',
  },
  blockedByNumbers: {
    id: 'structure.blockedByNumbers',
    defaultMessage: '{count, plural, one {It has # active number} other {It has # active numbers}}. Cancel them first.',
  },
  typeCount: {
    id: 'structure.typeCount',
    defaultMessage: 'Type {count} to delete {count, plural, one {this account} other {these # accounts}}',
  },
});

export const nameMessages = defineMessages<{
  actionsOf: { name: string };
  deleted: { name: string };
  deleteNamed: { name: string };
  moveLead: { name: string };
}>({
  actionsOf: { id: 'structure.actionsOf', defaultMessage: 'Actions for {name}' },
  deleted: { id: 'structure.deleted', defaultMessage: '{name} deleted' },
  deleteNamed: {
    id: 'structure.deleteNamed',
    defaultMessage: '{name} will be deleted, along with its suspended and invited sub-accounts.',
  },
  moveLead: {
    id: 'structure.moveLead',
    defaultMessage: '{name} moves with its numbers, users and sub-accounts.',
  },
});

export const moveMessages = defineMessages<{
  ask: { name: string; father: string };
  moved: { name: string; father: string };
}>({
  ask: {
    id: 'structure.moveAsk',
    defaultMessage:
      '{name} moves under {father}, with its numbers, users and sub-accounts. People with access to {father} will see it.',
  },
  moved: { id: 'structure.moved', defaultMessage: '{name} is now under {father}' },
});

export const moveRefused = defineMessage<{ name: string; reason: string }>({
  id: 'structure.moveRefused',
  defaultMessage: '{name} wasn’t moved: {reason}',
});
