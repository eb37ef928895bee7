import { defineMessages } from 'react-intl';

export const progressMessages = defineMessages({
  progress: { id: 'campaign.progress', defaultMessage: 'Progress' },
  pause: { id: 'campaign.pause', defaultMessage: 'Pause' },
  resume: { id: 'campaign.resume', defaultMessage: 'Resume' },
  stop: { id: 'campaign.stop', defaultMessage: 'Stop' },
  stopTitle: { id: 'campaign.stopTitle', defaultMessage: 'Stop this campaign?' },
  stopText: {
    id: 'campaign.stopText',
    defaultMessage: 'Messages that aren’t sent yet won’t be, and aren’t charged. You can’t resume it.',
  },
  cancel: { id: 'campaign.cancel', defaultMessage: 'Cancel' },
  cancelSchedule: { id: 'campaign.cancelSchedule', defaultMessage: 'Cancel schedule and edit' },
  recipients: { id: 'campaign.resultRecipients', defaultMessage: 'Recipients' },
  searchRecipients: { id: 'campaign.searchRecipients', defaultMessage: 'Search numbers' },
  recipientsFile: { id: 'campaign.recipientsFile', defaultMessage: 'recipients' },
  number: { id: 'campaign.number', defaultMessage: 'Number' },
  state: { id: 'campaign.state', defaultMessage: 'Status' },
  cost: { id: 'campaign.recipientCost', defaultMessage: 'Cost' },
  sentAt: { id: 'campaign.sentAt', defaultMessage: 'Sent at' },
  answered: { id: 'campaign.answered', defaultMessage: 'Replied' },
  optedOut: { id: 'campaign.optedOut', defaultMessage: 'Opted out' },
  noRecipients: { id: 'campaign.noResults', defaultMessage: 'No recipients match' },
  show: { id: 'campaign.show', defaultMessage: 'Show' },
});

export const showMessages = defineMessages({
  all: { id: 'campaign.show.all', defaultMessage: 'All' },
  replied: { id: 'campaign.show.replied', defaultMessage: 'Replied' },
  bounced: { id: 'campaign.show.bounced', defaultMessage: 'Bounced' },
  'opted-out': { id: 'campaign.show.opted-out', defaultMessage: 'Opted out' },
  excluded: { id: 'campaign.show.excluded', defaultMessage: 'Left out' },
});

export const stateMessages = defineMessages({
  waiting: { id: 'campaign.state.waiting', defaultMessage: 'Waiting' },
  queued: { id: 'campaign.state.queued', defaultMessage: 'Waiting' },
  sending: { id: 'campaign.state.sending', defaultMessage: 'Sending' },
  unknown: { id: 'campaign.state.unknown', defaultMessage: 'Delivery unknown' },
  sent: { id: 'campaign.state.sent', defaultMessage: 'Sent' },
  delivered: { id: 'campaign.state.delivered', defaultMessage: 'Delivered' },
  undelivered: { id: 'campaign.state.undelivered', defaultMessage: 'Not delivered' },
  failed: { id: 'campaign.state.failed', defaultMessage: 'Failed' },
  received: { id: 'campaign.state.received', defaultMessage: 'Received' },
});

export const pauseMessages = defineMessages({
  person: { id: 'campaign.paused.person', defaultMessage: 'Paused. Nothing is sent until you resume it.' },
  'canary-failures': {
    id: 'campaign.paused.canary-failures',
    defaultMessage: 'Paused after the first messages: too many failed.',
  },
  'canary-opt-outs': {
    id: 'campaign.paused.canary-opt-outs',
    defaultMessage: 'Paused after the first messages: too many people opted out.',
  },
  credit: { id: 'campaign.paused.credit', defaultMessage: 'Paused: the SMS credit ran out.' },
  sender: { id: 'campaign.paused.sender', defaultMessage: 'Paused: the sender can’t send texts any more.' },
  carrier: {
    id: 'campaign.paused.carrier',
    defaultMessage: 'Paused: the carrier couldn’t be reached for a day. Resume if the campaign is still of use.',
  },
});

export const progressNamed = defineMessages<{
  scheduledFor: { time: string };
  sendingOf: { done: number; total: number };
  retriesAt: { time: string };
}>({
  scheduledFor: { id: 'campaign.scheduledFor', defaultMessage: 'Goes out {time}' },
  sendingOf: { id: 'campaign.sendingOf', defaultMessage: '{done, number} of {total, number} processed' },
  retriesAt: {
    id: 'campaign.retriesAt',
    defaultMessage: 'The carrier can’t be reached. Sending resumes as soon as it can; next try at {time}.',
  },
});
