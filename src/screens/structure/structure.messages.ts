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
  createBelow: { id: 'structure.createBelow', defaultMessage: 'New account below' },
  move: { id: 'structure.move', defaultMessage: 'Move to…' },
  delete: { id: 'structure.delete', defaultMessage: 'Delete…' },
  nothingFound: { id: 'structure.nothingFound', defaultMessage: 'No account has this name' },
  nothingFoundBody: { id: 'structure.nothingFoundBody', defaultMessage: 'Try a shorter part of the name.' },
  failed: { id: 'structure.failed', defaultMessage: 'The accounts could not be loaded' },
  retry: { id: 'structure.retry', defaultMessage: 'Try again' },
  aloneTitle: { id: 'structure.aloneTitle', defaultMessage: 'One account so far' },
  alone: {
    id: 'structure.alone',
    defaultMessage:
      'Give each location, brand or customer an account of its own: with its numbers, people and reports.',
  },
  hint: {
    id: 'structure.hint',
    defaultMessage: 'Drag an account onto another to move it there, or press M on its line. Enter opens it.',
  },
  moveTitle: { id: 'structure.moveTitle', defaultMessage: 'Move an account' },
  moveButton: { id: 'structure.moveButton', defaultMessage: 'Move' },
  moveInto: { id: 'structure.moveInto', defaultMessage: 'New place' },
  moveSearch: { id: 'structure.moveSearch', defaultMessage: 'Search the account to move below' },
  cancel: { id: 'structure.cancel', defaultMessage: 'Cancel' },
  close: { id: 'structure.close', defaultMessage: 'Close' },
  deleteButton: { id: 'structure.deleteButton', defaultMessage: 'Delete' },
  deleteTitle: { id: 'structure.deleteTitle', defaultMessage: 'Delete an account' },
  blockedTitle: { id: 'structure.blockedTitle', defaultMessage: 'This account cannot be deleted yet' },
  deleteWhat: {
    id: 'structure.deleteWhat',
    defaultMessage:
      'Its users cannot log in any more, at once. Its calls and figures stay in the reports of the accounts above. This cannot be undone here.',
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
      '{count, plural, one {# active account is} other {# active accounts are}} below it. Move or delete them first.',
  },
  blockedByNumbers: {
    id: 'structure.blockedByNumbers',
    defaultMessage: '{count, plural, one {# number is} other {# numbers are}} active. Give them up first.',
  },
  typeCount: {
    id: 'structure.typeCount',
    defaultMessage: 'Type {count} to delete {count, plural, one {this account} other {these # accounts}}',
  },
});

export const nameMessages = defineMessages<{
  expand: { name: string };
  collapse: { name: string };
  actionsOf: { name: string };
  deleted: { name: string };
  deleteNamed: { name: string };
  moveLead: { name: string };
}>({
  expand: { id: 'structure.expand', defaultMessage: 'Expand {name}' },
  collapse: { id: 'structure.collapse', defaultMessage: 'Collapse {name}' },
  actionsOf: { id: 'structure.actionsOf', defaultMessage: 'Actions for {name}' },
  deleted: { id: 'structure.deleted', defaultMessage: '{name} is deleted' },
  deleteNamed: {
    id: 'structure.deleteNamed',
    defaultMessage: '{name} is deleted with the suspended and invited accounts below it.',
  },
  moveLead: {
    id: 'structure.moveLead',
    defaultMessage: '{name} moves with its numbers, its users and everything below it.',
  },
});

export const moveMessages = defineMessages<{
  ask: { name: string; father: string };
  moved: { name: string; father: string };
}>({
  ask: {
    id: 'structure.moveAsk',
    defaultMessage:
      '{name} moves below {father}, with its numbers, its users and everything below it. People of {father} will see it.',
  },
  moved: { id: 'structure.moved', defaultMessage: '{name} is now below {father}' },
});

export const moveRefused = defineMessage<{ name: string; reason: string }>({
  id: 'structure.moveRefused',
  defaultMessage: '{name} was not moved: {reason}',
});
