import { defineMessages } from 'react-intl';
import type { MessageState } from '#values/sms/messageWords.ts';

export const stateMessages = defineMessages<Record<MessageState, Record<string, never>>>({
  queued: { id: 'message.queued', defaultMessage: 'Waiting to be sent' },
  sending: { id: 'message.sending', defaultMessage: 'Sending' },
  unknown: { id: 'message.unknown', defaultMessage: 'Unknown' },
  sent: { id: 'message.sent', defaultMessage: 'Sent' },
  delivered: { id: 'message.delivered', defaultMessage: 'Delivered' },
  undelivered: { id: 'message.undelivered', defaultMessage: 'Not delivered' },
  failed: { id: 'message.failed', defaultMessage: 'Not sent' },
  received: { id: 'message.received', defaultMessage: 'Received' },
});

/** Why a message did not arrive, by the carrier's code or ours. */
export const carrierMessages = defineMessages({
  '30003': { id: 'message.carrier.unreachable', defaultMessage: 'The phone was off or out of coverage.' },
  '30004': { id: 'message.carrier.blocked', defaultMessage: 'The recipient blocks messages from this number.' },
  '30005': { id: 'message.carrier.unknownNumber', defaultMessage: 'The number doesn’t exist.' },
  '30006': { id: 'message.carrier.landline', defaultMessage: 'The number is a landline or can’t receive texts.' },
  '30007': { id: 'message.carrier.filtered', defaultMessage: 'The carrier filtered the message as spam.' },
  '30032': {
    id: 'message.carrier.tollFreeNotVerified',
    defaultMessage:
      'The toll-free number isn’t verified. Have it verified with the carrier, and note that under Senders.',
  },
  '30034': {
    id: 'message.carrier.not10dlc',
    defaultMessage:
      'The number isn’t registered for texts in the United States (10DLC). Register it with the carrier, and note that under Senders.',
  },
  '40002': {
    id: 'message.carrier.filteredForNow',
    defaultMessage: 'The carrier filtered the message as spam, for now.',
  },
  '40003': {
    id: 'message.carrier.senderBlocked',
    defaultMessage: 'The carrier blocks this sender as spam. Use another one, and ask the carrier why.',
  },
  '40010': {
    id: 'message.carrier.not10dlc',
    defaultMessage:
      'The number isn’t registered for texts in the United States (10DLC). Register it with the carrier, and note that under Senders.',
  },
  '40329': {
    id: 'message.carrier.tollFreeNotVerified',
    defaultMessage:
      'The toll-free number isn’t verified. Have it verified with the carrier, and note that under Senders.',
  },
  '21612': {
    id: 'message.carrier.cantReach',
    defaultMessage: 'This sender can’t text this number. Choose another sender.',
  },
  'CALLER-CONTACTED': {
    id: 'message.carrier.contacted',
    defaultMessage: 'Someone talked to this person before it could go out.',
  },
  'OUTSIDE-HOURS': {
    id: 'message.carrier.outsideHours',
    defaultMessage: 'It couldn’t go out within its hours.',
  },
  'AUTOMATIC-LIMIT': {
    id: 'message.carrier.automaticLimit',
    defaultMessage: 'Too many automatic texts within an hour. No more go out for now.',
  },
  '21610': { id: 'message.carrier.optedOut', defaultMessage: 'The recipient opted out with the carrier.' },
  '40300': { id: 'message.carrier.optedOut', defaultMessage: 'The recipient opted out with the carrier.' },
});

export const carrierCode = defineMessages<{ code: { code: string } }>({
  code: { id: 'message.carrier.code', defaultMessage: 'Carrier code {code}.' },
}).code;

export const sizeMessages = defineMessages<{
  segments: { characters: number; segments: number; encoding: string; remaining: number };
  beyond: { characters: string };
}>({
  segments: {
    id: 'message.segments',
    defaultMessage:
      '{characters, plural, one {# character} other {# characters}} · {segments, plural, one {# segment} other {# segments}} · {encoding} · {remaining, number} left',
  },
  beyond: {
    id: 'message.beyond',
    defaultMessage: 'These characters make each segment shorter, so the message costs more: {characters}',
  },
});

export const replaceBeyond = defineMessages({
  replace: { id: 'message.replace', defaultMessage: 'Replace them' },
}).replace;
