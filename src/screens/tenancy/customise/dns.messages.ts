import { defineMessages } from 'react-intl';

export const dnsMessages = defineMessages({
  title: { id: 'custom.dns.title', defaultMessage: 'DNS records' },
  again: { id: 'custom.dns.again', defaultMessage: 'Check again' },
  none: { id: 'custom.dns.none', defaultMessage: 'No records needed until you save your own settings.' },
  proof: { id: 'custom.dns.proof', defaultMessage: 'Proof that the host is yours' },
  host: { id: 'custom.dns.host', defaultMessage: 'Your host name' },
  spf: { id: 'custom.dns.spf', defaultMessage: 'SPF: servers allowed to send' },
  dkim: { id: 'custom.dns.dkim', defaultMessage: 'DKIM: your mail server’s signature' },
  dmarc: { id: 'custom.dns.dmarc', defaultMessage: 'DMARC: what to do with mail that fails' },
  record: { id: 'custom.dns.record', defaultMessage: 'Record' },
  wanted: { id: 'custom.dns.wanted', defaultMessage: 'Expected value' },
  found: { id: 'custom.dns.found', defaultMessage: 'Current value' },
});

export const dnsStateMessages = defineMessages({
  right: { id: 'custom.dnsState.right', defaultMessage: 'Correct' },
  missing: { id: 'custom.dnsState.missing', defaultMessage: 'Missing' },
  other: { id: 'custom.dnsState.other', defaultMessage: 'Different' },
  unknown: { id: 'custom.dnsState.unknown', defaultMessage: 'Couldn’t be checked' },
});

export const domainMessages = defineMessages({
  title: { id: 'custom.domain.title', defaultMessage: 'Host name' },
  host: { id: 'custom.domain.host', defaultMessage: 'Brand host name' },
  hint: {
    id: 'custom.domain.hint',
    defaultMessage:
      'The address people open, and where links in emails lead. Leave empty to use the parent account’s host.',
  },
  pending: {
    id: 'custom.domain.pending',
    defaultMessage:
      'This host isn’t used yet. Add the DNS record that proves it’s yours; we look for it every few minutes.',
  },
  check: { id: 'custom.domain.check', defaultMessage: 'Check now' },
  proven: { id: 'custom.domain.proven', defaultMessage: 'The host is yours and is used from now on.' },
  notYet: { id: 'custom.domain.notYet', defaultMessage: 'The record isn’t there yet. DNS changes can take an hour.' },
  taken: { id: 'custom.domain.taken', defaultMessage: 'Another account already uses this host.' },
  first: {
    id: 'custom.domain.first',
    defaultMessage: 'Saving creates this account’s own branding, starting from how it looks now.',
  },
});
