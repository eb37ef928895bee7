import { defineMessages } from 'react-intl';

export const exporterMessages = defineMessages({
  title: { id: 'exporter.title', defaultMessage: 'Exporters' },
  intro: {
    id: 'exporter.intro',
    defaultMessage: 'A private link to an account’s calls, for spreadsheets and BI tools.',
  },
  add: { id: 'exporter.add', defaultMessage: 'New exporter' },
  edit: { id: 'exporter.edit', defaultMessage: 'Exporter' },
  search: { id: 'exporter.search', defaultMessage: 'Search name, account or tag' },
  file: { id: 'exporter.file', defaultMessage: 'exporters' },
  empty: { id: 'exporter.empty', defaultMessage: 'No exporters' },
  emptyBody: {
    id: 'exporter.emptyBody',
    defaultMessage: 'Create one to load calls into another system every day, as CSV or JSON.',
  },
  none: { id: 'exporter.none', defaultMessage: 'No exporters match' },
  name: { id: 'exporter.name', defaultMessage: 'Name' },
  nameHint: { id: 'exporter.nameHint', defaultMessage: 'Such as the system that reads it' },
  account: { id: 'exporter.account', defaultMessage: 'Account' },
  subAccounts: { id: 'exporter.subAccounts', defaultMessage: 'Include calls of all sub-accounts' },
  format: { id: 'exporter.format', defaultMessage: 'Format' },
  auth: { id: 'exporter.auth', defaultMessage: 'Send the key as' },
  bearer: { id: 'exporter.bearer', defaultMessage: 'Bearer token' },
  basic: { id: 'exporter.basic', defaultMessage: 'Basic, as the password' },
  tags: { id: 'exporter.tags', defaultMessage: 'Only calls with these tags' },
  tagsHead: { id: 'exporter.tagsHead', defaultMessage: 'Tags' },
  everyCall: { id: 'exporter.everyCall', defaultMessage: 'All calls' },
  searchTags: { id: 'exporter.searchTags', defaultMessage: 'Search tags' },
  noTags: { id: 'exporter.noTags', defaultMessage: 'No tags' },
  allow: { id: 'exporter.allow', defaultMessage: 'Which ones' },
  strict: { id: 'exporter.strict', defaultMessage: 'Calls with all of these tags' },
  any: { id: 'exporter.any', defaultMessage: 'Calls with at least one of them' },
  addresses: { id: 'exporter.addresses', defaultMessage: 'Read from these IP addresses only' },
  addressesHint: { id: 'exporter.addressesHint', defaultMessage: 'Such as 203.0.113.7 or 203.0.113.0/24' },
  password: { id: 'exporter.password', defaultMessage: 'Your password' },
  create: { id: 'exporter.create', defaultMessage: 'Create exporter' },
  save: { id: 'exporter.save', defaultMessage: 'Save' },
  cancel: { id: 'exporter.cancel', defaultMessage: 'Cancel' },
  key: { id: 'exporter.key', defaultMessage: 'Key' },
  noKey: { id: 'exporter.noKey', defaultMessage: 'No key' },
  newKey: { id: 'exporter.newKey', defaultMessage: 'New key' },
  newKeyBody: {
    id: 'exporter.newKeyBody',
    defaultMessage: 'The current key stops working at once. Programs that read the feed need the new one.',
  },
  once: {
    id: 'exporter.once',
    defaultMessage: 'Copy the key now and keep it like a password. It isn’t shown again.',
  },
  copyKey: { id: 'exporter.copyKey', defaultMessage: 'Copy key' },
  copyAddress: { id: 'exporter.copyAddress', defaultMessage: 'Copy address' },
  copyExample: { id: 'exporter.copyExample', defaultMessage: 'Copy example' },
  done: { id: 'exporter.done', defaultMessage: 'Done' },
  address: { id: 'exporter.address', defaultMessage: 'Address of the feed' },
  example: { id: 'exporter.example', defaultMessage: 'Example: yesterday’s calls' },
  parameters: {
    id: 'exporter.parameters',
    defaultMessage:
      'Add dateFrom and dateTo (2026-11-21, yesterday, 1 week ago), limit (up to 10,000) and, in CSV, fields (caller,status,duration).',
  },
  available: { id: 'exporter.available', defaultMessage: 'Available from' },
  used: { id: 'exporter.used', defaultMessage: 'Last read' },
  never: { id: 'exporter.never', defaultMessage: 'Never' },
  actions: { id: 'exporter.actions', defaultMessage: 'Actions' },
  delete: { id: 'exporter.delete', defaultMessage: 'Delete' },
  deleteBody: {
    id: 'exporter.deleteBody',
    defaultMessage: 'Programs that read this feed stop working at once. This can’t be undone.',
  },
});

export const exporterNamed = defineMessages<{
  withBelow: { name: string };
  newKeyOf: { name: string };
  keyOf: { name: string };
  deleteOne: { name: string };
  availableFrom: { at: string };
}>({
  withBelow: { id: 'exporter.withBelow', defaultMessage: '{name} and sub-accounts' },
  newKeyOf: { id: 'exporter.newKeyOf', defaultMessage: 'New key for {name}' },
  keyOf: { id: 'exporter.keyOf', defaultMessage: 'Key of {name}' },
  deleteOne: { id: 'exporter.deleteOne', defaultMessage: 'Delete {name}' },
  availableFrom: { id: 'exporter.availableFrom', defaultMessage: 'The feed is available from {at}.' },
});
