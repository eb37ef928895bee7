import { defineMessages } from 'react-intl';
import type { StopReason } from '#values/followUp.ts';

/** Why somebody gets no text. */
export const stopWords = defineMessages({
  withheld: { id: 'followUp.stopWithheld', defaultMessage: 'Number withheld' },
  textless: { id: 'followUp.stopTextless', defaultMessage: 'The number gets no texts' },
  optedOut: { id: 'followUp.stopOptedOut', defaultMessage: 'Opted out' },
  contacted: { id: 'followUp.stopContacted', defaultMessage: 'Talked to someone before it was due' },
  recent: { id: 'followUp.stopRecent', defaultMessage: 'Got a follow-up shortly before' },
  changed: { id: 'followUp.stopChanged', defaultMessage: 'The call no longer matches' },
  off: { id: 'followUp.stopOff', defaultMessage: 'The follow-up was turned off' },
  late: { id: 'followUp.stopLate', defaultMessage: 'Too late to send' },
  sender: { id: 'followUp.stopSender', defaultMessage: 'No number can send it' },
} satisfies Record<StopReason, { id: string; defaultMessage: string }>);

export const followUpWords = defineMessages({
  title: { id: 'followUp.cardTitle', defaultMessage: 'Follow-ups' },
  forNumber: { id: 'followUp.forNumber', defaultMessage: 'Follow-ups of this number' },
  choose: { id: 'followUp.choose', defaultMessage: 'Choose follow-ups' },
  search: { id: 'followUp.search', defaultMessage: 'Search follow-ups' },
  noneMatch: { id: 'followUp.noneMatch', defaultMessage: 'No follow-ups match' },
  explained: { id: 'followUp.explained', defaultMessage: 'Texts that callers get after their call.' },
  openAll: { id: 'followUp.openAll', defaultMessage: 'Open follow-ups' },
  nameless: { id: 'followUp.nameless', defaultMessage: 'Another follow-up' },
  sent: { id: 'followUp.cardSent', defaultMessage: 'Sent' },
  lost: { id: 'followUp.cardLost', defaultMessage: 'Not delivered' },
  conversation: { id: 'followUp.openConversation', defaultMessage: 'Open conversation' },
});

export const followUpNamed = defineMessages<{ dueAt: { time: string }; forAll: { names: string } }>({
  forAll: { id: 'followUp.forAll', defaultMessage: 'For all numbers: {names}' },
  dueAt: { id: 'followUp.dueAt', defaultMessage: 'Goes out {time}' },
});
