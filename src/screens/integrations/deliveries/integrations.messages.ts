import { defineMessages } from 'react-intl';

export const integrationsMessages = defineMessages({
  title: { id: 'integration.title', defaultMessage: 'Integrations' },
  intro: {
    id: 'integration.intro',
    defaultMessage: 'What other systems get of your calls and texts, and whether it arrives.',
  },
  name: { id: 'integration.name', defaultMessage: 'Name' },
  type: { id: 'integration.type', defaultMessage: 'Type' },
  state: { id: 'integration.state', defaultMessage: 'State' },
  hubspot: { id: 'integration.hubspot', defaultMessage: 'HubSpot' },
  autoplay: { id: 'integration.autoplay', defaultMessage: 'AutoPlay' },
  microsoft: { id: 'integration.microsoft', defaultMessage: 'Microsoft Advertising' },
  links: { id: 'integration.links', defaultMessage: 'Linked accounts' },
  account: { id: 'integration.account', defaultMessage: 'Account' },
  lastResult: { id: 'integration.lastResult', defaultMessage: 'Last result' },
  waiting: { id: 'integration.waiting', defaultMessage: 'Waiting' },
  createdBy: { id: 'integration.createdBy', defaultMessage: 'Set up by' },
  none: { id: 'integration.none', defaultMessage: 'Nothing sent yet' },
  search: { id: 'integration.search', defaultMessage: 'Search integrations' },
  empty: { id: 'integration.empty', defaultMessage: 'No integrations yet' },
  emptyBody: {
    id: 'integration.emptyBody',
    defaultMessage:
      'A webhook posts each call and text to your own system. Texts go to Slack from a number’s Messaging tab.',
  },
  nothing: { id: 'integration.nothing', defaultMessage: 'No integrations match' },
  file: { id: 'integration.file', defaultMessage: 'integrations' },
  back: { id: 'integration.back', defaultMessage: 'All integrations' },
  notFound: { id: 'integration.notFound', defaultMessage: 'Integration not found' },
  slack: { id: 'integration.slack', defaultMessage: 'Post calls to Slack' },
  developers: { id: 'integration.developers', defaultMessage: 'For developers' },
  zapier: { id: 'integration.zapier', defaultMessage: 'Zapier' },
  ga4: { id: 'integration.ga4', defaultMessage: 'Google Analytics' },
  settings: { id: 'integration.settings', defaultMessage: 'Settings' },
  pause: { id: 'integration.pause', defaultMessage: 'Pause' },
  resume: { id: 'integration.resume', defaultMessage: 'Resume' },
  sample: { id: 'integration.sample', defaultMessage: 'Send a sample' },
  unlinked: {
    id: 'integration.unlinked',
    defaultMessage: 'The linked account no longer lets us in. Events wait: link it again, and they are sent.',
  },
  paused: {
    id: 'integration.paused',
    defaultMessage: 'Paused. Events wait and are sent when you resume the integration.',
  },
  noReply: { id: 'integration.noReply', defaultMessage: 'There was no reply:' },
  empties: { id: 'integration.emptyReply', defaultMessage: 'The reply was empty.' },
});

export const integrationsNamed = defineMessages<{
  failing: { since: string };
  replied: { status: number };
}>({
  failing: {
    id: 'integration.failing',
    defaultMessage: 'Nothing has got through since {since}. After five days the integration is paused.',
  },
  replied: { id: 'integration.replied', defaultMessage: 'The reply had status {status}:' },
});

export const logMessages = defineMessages({
  title: { id: 'integration.log', defaultMessage: 'Deliveries' },
  kind: { id: 'integration.log.kind', defaultMessage: 'Event' },
  state: { id: 'integration.log.state', defaultMessage: 'State' },
  at: { id: 'integration.log.at', defaultMessage: 'Happened' },
  account: { id: 'integration.log.account', defaultMessage: 'Account' },
  attempts: { id: 'integration.log.attempts', defaultMessage: 'Attempts' },
  status: { id: 'integration.log.status', defaultMessage: 'Reply' },
  next: { id: 'integration.log.next', defaultMessage: 'Next attempt' },
  took: { id: 'integration.log.took', defaultMessage: 'Took' },
  empty: { id: 'integration.log.empty', defaultMessage: 'Nothing was sent yet' },
  emptyBody: {
    id: 'integration.log.emptyBody',
    defaultMessage: 'Each event appears here with what was sent and what was replied. The log goes back 30 days.',
  },
  nothing: { id: 'integration.log.nothing', defaultMessage: 'No deliveries in this state' },
  every: { id: 'integration.log.every', defaultMessage: 'All states' },
  again: { id: 'integration.log.again', defaultMessage: 'Send again' },
  repeated: { id: 'integration.log.repeated', defaultMessage: 'Will be sent again' },
  request: { id: 'integration.log.request', defaultMessage: 'Request' },
  reply: { id: 'integration.log.reply', defaultMessage: 'Reply' },
  call: { id: 'integration.log.call', defaultMessage: 'Open call' },
  reason: { id: 'integration.log.reason', defaultMessage: 'Reason' },
  changed: { id: 'integration.log.changed', defaultMessage: 'Changed' },
  tags: { id: 'integration.log.tags', defaultMessage: 'Tags' },
  failed: { id: 'integration.log.failed', defaultMessage: 'Send failed again…' },
  failedTitle: { id: 'integration.log.failedTitle', defaultMessage: 'Send failed deliveries again?' },
  failedLabel: { id: 'integration.log.failedLabel', defaultMessage: 'Number of deliveries' },
  cancel: { id: 'integration.log.cancel', defaultMessage: 'Cancel' },
});

export const logNamed = defineMessages<{
  onlyDay: { day: string };
  failedText: { count: number };
  milliseconds: { ms: number };
}>({
  failedText: {
    id: 'integration.log.failedText',
    defaultMessage:
      '{count, plural, one {# delivery} other {# deliveries}} of the last 30 days didn’t get through. The other system may get some of them twice.',
  },
  onlyDay: { id: 'integration.log.onlyDay', defaultMessage: 'Only {day}' },
  milliseconds: { id: 'integration.log.milliseconds', defaultMessage: '{ms, number} ms' },
});

export const activityWords = defineMessages({
  off: { id: 'integration.activity.off', defaultMessage: 'Off' },
  active: { id: 'integration.activity.active', defaultMessage: 'Active' },
  failing: { id: 'integration.activity.failing', defaultMessage: 'Failing' },
  paused: { id: 'integration.activity.paused', defaultMessage: 'Paused' },
  unlinked: { id: 'integration.activity.unlinked', defaultMessage: 'Link again' },
});

export const daysMessages = defineMessages({
  title: { id: 'integration.days', defaultMessage: 'Last 30 days' },
  day: { id: 'integration.days.day', defaultMessage: 'Day' },
  counted: { id: 'integration.days.counted', defaultMessage: 'Events' },
  file: { id: 'integration.days.file', defaultMessage: 'deliveries' },
});

export const daysNamed = defineMessages<{ quiet: { usual: number } }>({
  quiet: {
    id: 'integration.days.quiet',
    defaultMessage:
      'Nothing was sent today and yesterday. Usually it is about {usual, plural, one {# event} other {# events}} a day.',
  },
});
