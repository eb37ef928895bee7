import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { KeyScope } from '#values/keyScope.ts';

export const apiKeysMessages = defineMessages({
  title: { id: 'apiKeys.title', defaultMessage: 'API keys' },
  intro: {
    id: 'apiKeys.intro',
    defaultMessage:
      'A key lets a program use one account: read its calls, numbers, reports and texts, or change what you choose. It never has more than your own permissions.',
  },
  account: { id: 'apiKeys.account', defaultMessage: 'Account' },
  add: { id: 'apiKeys.add', defaultMessage: 'New key' },
  name: { id: 'apiKeys.name', defaultMessage: 'Name' },
  access: { id: 'apiKeys.access', defaultMessage: 'Access' },
  perMinute: { id: 'apiKeys.perMinute', defaultMessage: 'Requests a minute' },
  perMinuteHint: { id: 'apiKeys.perMinuteHint', defaultMessage: 'Your own limit if empty' },
  valid: { id: 'apiKeys.valid', defaultMessage: 'Valid for' },
  password: { id: 'apiKeys.password', defaultMessage: 'Your password' },
  addresses: { id: 'apiKeys.addresses', defaultMessage: 'Allowed IP addresses' },
  addressesHint: { id: 'apiKeys.addressesHint', defaultMessage: 'Any if empty. Such as 203.0.113.0/24' },
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
    defaultMessage:
      'Create one to read your calls and reports from other systems, or to keep call flows in version control.',
  },
  none: { id: 'apiKeys.none', defaultMessage: 'No API keys match' },
  file: { id: 'apiKeys.file', defaultMessage: 'api-keys' },
});

export const apiKeysNamed = defineMessages<{ revokeOne: { name: string }; days: { count: number } }>({
  revokeOne: { id: 'apiKeys.revokeOne', defaultMessage: 'Revoke {name}' },
  days: { id: 'apiKeys.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
});

export const scopeWords: Record<KeyScope, MessageDescriptor> = defineMessages({
  'calls:read': { id: 'apiKeys.readCalls', defaultMessage: 'Read calls' },
  'calls:write': { id: 'apiKeys.changeCalls', defaultMessage: 'Change calls' },
  'calls:import': { id: 'apiKeys.importCalls', defaultMessage: 'Import calls' },
  'numbers:read': { id: 'apiKeys.readNumbers', defaultMessage: 'Read numbers' },
  'reports:read': { id: 'apiKeys.readReports', defaultMessage: 'Read reports' },
  'messages:read': { id: 'apiKeys.readTexts', defaultMessage: 'Read texts' },
  'messages:send': { id: 'apiKeys.sendTexts', defaultMessage: 'Send texts' },
  'contacts:read': { id: 'apiKeys.readContacts', defaultMessage: 'Read contacts' },
  'contacts:write': { id: 'apiKeys.changeContacts', defaultMessage: 'Change contacts' },
  'flows:read': { id: 'apiKeys.readFlows', defaultMessage: 'Read flows' },
  'flows:write': { id: 'apiKeys.changeFlows', defaultMessage: 'Change flows' },
  'hooks:write': { id: 'apiKeys.subscribe', defaultMessage: 'Subscribe to events (Zapier)' },
});
