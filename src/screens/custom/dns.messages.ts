import { defineMessages } from 'react-intl';

export const dnsMessages = defineMessages({
  title: { id: 'custom.dns.title', defaultMessage: 'DNS records' },
  again: { id: 'custom.dns.again', defaultMessage: 'Look again' },
  none: { id: 'custom.dns.none', defaultMessage: 'Nothing is needed until a setting of your own is saved.' },
  host: { id: 'custom.dns.host', defaultMessage: 'Your host' },
  spf: { id: 'custom.dns.spf', defaultMessage: 'SPF: which servers may send' },
  dkim: { id: 'custom.dns.dkim', defaultMessage: 'DKIM: the signature of your mail server' },
  dmarc: { id: 'custom.dns.dmarc', defaultMessage: 'DMARC: what to do with the rest' },
  record: { id: 'custom.dns.record', defaultMessage: 'Record' },
  wanted: { id: 'custom.dns.wanted', defaultMessage: 'Should say' },
  found: { id: 'custom.dns.found', defaultMessage: 'Says now' },
});

export const dnsStateMessages = defineMessages({
  right: { id: 'custom.dnsState.right', defaultMessage: 'Right' },
  missing: { id: 'custom.dnsState.missing', defaultMessage: 'Missing' },
  other: { id: 'custom.dnsState.other', defaultMessage: 'Different' },
  unknown: { id: 'custom.dnsState.unknown', defaultMessage: 'Could not be read' },
});

export const domainMessages = defineMessages({
  title: { id: 'custom.domain.title', defaultMessage: 'Host name' },
  host: { id: 'custom.domain.host', defaultMessage: 'Host name of this brand' },
  hint: {
    id: 'custom.domain.hint',
    defaultMessage: 'People open it, and links in emails lead to it. Empty means the host of the account above.',
  },
  first: { id: 'custom.domain.first', defaultMessage: 'Saving gives this account a look of its own, as it is now.' },
});
