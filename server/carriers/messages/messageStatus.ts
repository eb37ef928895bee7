import type { MessageEventKind } from '../../messages/foldMessage.ts';

/** The statuses of Twilio’s API and of those like it, and Telnyx’s, as events; others are unknown. */
const kinds: Readonly<Record<string, MessageEventKind>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  delivery_unconfirmed: 'sent',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
  sending_failed: 'failed',
  delivery_failed: 'undelivered',
};

export function messageEventOf(status: string): MessageEventKind | null {
  return Object.hasOwn(kinds, status) ? (kinds[status] ?? null) : null;
}
