import { defineMessages } from 'react-intl';

export const apiKeysMessages = defineMessages({
  title: { id: 'apiKeys.title', defaultMessage: 'API keys' },
  intro: {
    id: 'apiKeys.intro',
    defaultMessage:
      'Programs read and change the call flows of one account, or import its calls, with a key. A key has at most your permissions.',
  },
  account: { id: 'apiKeys.account', defaultMessage: 'Account' },
  add: { id: 'apiKeys.add', defaultMessage: 'New key' },
  name: { id: 'apiKeys.name', defaultMessage: 'Name' },
  access: { id: 'apiKeys.access', defaultMessage: 'Access' },
  read: { id: 'apiKeys.read', defaultMessage: 'Read flows' },
  write: { id: 'apiKeys.write', defaultMessage: 'Read and change flows' },
  importCalls: { id: 'apiKeys.importCalls', defaultMessage: 'Import calls' },
  onlyWrite: { id: 'apiKeys.onlyWrite', defaultMessage: 'Change flows' },
  valid: { id: 'apiKeys.valid', defaultMessage: 'Valid for' },
  password: { id: 'apiKeys.password', defaultMessage: 'Your password' },
  addresses: { id: 'apiKeys.addresses', defaultMessage: 'Used from these IP addresses only' },
  addressesHint: { id: 'apiKeys.addressesHint', defaultMessage: 'Such as 203.0.113.7 or 203.0.113.0/24' },
  create: { id: 'apiKeys.create', defaultMessage: 'Create key' },
  token: { id: 'apiKeys.token', defaultMessage: 'Your new key' },
  once: {
    id: 'apiKeys.once',
    defaultMessage: 'Copy it now and keep it like a password. It isn’t shown again.',
  },
  copy: { id: 'apiKeys.copy', defaultMessage: 'Copy' },
  copied: { id: 'apiKeys.copied', defaultMessage: 'Key copied' },
  done: { id: 'apiKeys.done', defaultMessage: 'Done' },
  search: { id: 'apiKeys.search', defaultMessage: 'Search name or key' },
  key: { id: 'apiKeys.key', defaultMessage: 'Key' },
  by: { id: 'apiKeys.by', defaultMessage: 'Created by' },
  used: { id: 'apiKeys.used', defaultMessage: 'Last used' },
  never: { id: 'apiKeys.never', defaultMessage: 'Never' },
  expires: { id: 'apiKeys.expires', defaultMessage: 'Expires' },
  actions: { id: 'apiKeys.actions', defaultMessage: 'Actions' },
  revoke: { id: 'apiKeys.revoke', defaultMessage: 'Revoke' },
  cancel: { id: 'apiKeys.cancel', defaultMessage: 'Cancel' },
  revokeBody: {
    id: 'apiKeys.revokeBody',
    defaultMessage: 'Programs that use it stop working at once. This can’t be undone.',
  },
  empty: { id: 'apiKeys.empty', defaultMessage: 'No API keys' },
  emptyBody: {
    id: 'apiKeys.emptyBody',
    defaultMessage: 'Create one to keep call flows in version control or to change them from scripts.',
  },
  none: { id: 'apiKeys.none', defaultMessage: 'No API keys match' },
  file: { id: 'apiKeys.file', defaultMessage: 'api-keys' },
});

export const apiKeysNamed = defineMessages<{ revokeOne: { name: string }; days: { count: number } }>({
  revokeOne: { id: 'apiKeys.revokeOne', defaultMessage: 'Revoke {name}' },
  days: { id: 'apiKeys.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
});
