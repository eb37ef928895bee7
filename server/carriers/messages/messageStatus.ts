import type { MessageEventKind } from '../../messaging/messages/foldMessage.ts';

/**
 * The statuses of Twilio’s API and of those like it, and Telnyx’s, as events; others are unknown. A status that says only that no
 * receipt came leaves the message sent: it may have arrived.
 * Read on 2026-11-26: https://www.twilio.com/docs/messaging/api/message-resource#message-status-values and
 * https://developers.telnyx.com/api-reference/messages/send-a-message, whose detail records add the two timeouts.
 */
const kinds: Readonly<Record<string, MessageEventKind>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  partially_delivered: 'sent',
  delivery_unconfirmed: 'sent',
  dlr_unconfirmed: 'sent',
  dlr_timeout: 'sent',
  gw_timeout: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  delivery_failed: 'undelivered',
  expired: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
  sending_failed: 'failed',
  gw_reject: 'failed',
};

export function messageEventOf(status: string): MessageEventKind | null {
  return Object.hasOwn(kinds, status) ? (kinds[status] ?? null) : null;
}
