import { defineMessages } from 'react-intl';
import type { AlertKind, FailingReason, NotPublishedReason } from '#values/alertWords.ts';

/** What people are alerted to, as they choose it. */
export const alertKindWords = defineMessages({
  callMissed: { id: 'alert.callMissed', defaultMessage: 'Missed calls without a message' },
  voicemail: { id: 'alert.voicemail', defaultMessage: 'Voicemails' },
  callAnswered: { id: 'alert.callAnswered', defaultMessage: 'Answered calls' },
  flowNotPublished: { id: 'alert.flowNotPublished', defaultMessage: 'Call flows that weren’t published on schedule' },
  creditLow: { id: 'alert.creditLow', defaultMessage: 'Low SMS credit' },
  integrationFailing: { id: 'alert.integrationFailing', defaultMessage: 'Failing integrations' },
} satisfies Record<AlertKind, { id: string; defaultMessage: string }>);

export const callWords = defineMessages<Record<'callMissed' | 'voicemail' | 'callAnswered', { caller: string }>>({
  callMissed: { id: 'alert.missedFrom', defaultMessage: 'Missed call from {caller}' },
  voicemail: { id: 'alert.voicemailFrom', defaultMessage: 'Voicemail from {caller}' },
  callAnswered: { id: 'alert.answeredFrom', defaultMessage: 'Answered call from {caller}' },
});

export const notPublishedWords = defineMessages<Record<NotPublishedReason, { flow: string }>>({
  problems: { id: 'alert.problems', defaultMessage: '{flow} wasn’t published: it no longer passes its checks' },
  problemsBack: {
    id: 'alert.problemsBack',
    defaultMessage: '{flow} didn’t go back to the version before: that one no longer passes its checks',
  },
  overtaken: {
    id: 'alert.overtaken',
    defaultMessage: '{flow} didn’t go back to the version before: another has been published since',
  },
});

export const failingWords = defineMessages<Record<FailingReason, { name: string }>>({
  failing: { id: 'alert.failing', defaultMessage: '{name} isn’t receiving your events' },
  failed: { id: 'alert.failed', defaultMessage: '{name} was paused: nothing has got through for five days' },
  ended: { id: 'alert.ended', defaultMessage: '{name} was paused: it wants no more events' },
  unlinked: { id: 'alert.unlinked', defaultMessage: '{name} was paused: link its account again' },
});

export const alertMessages = {
  ...defineMessages({
    withheld: { id: 'alert.withheld', defaultMessage: 'a withheld number' },
  }),
  ...defineMessages<{ credit: { below: string; balance: string } }>({
    credit: { id: 'alert.credit', defaultMessage: 'SMS credit is below {below}: {balance} left' },
  }),
};
