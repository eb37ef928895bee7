import type { MessageEventKind } from '../../messages/foldMessage.ts';
import type { MessageKey } from '../../messages/messageKey.ts';

/** A message to hand to the carrier. */
export interface OutgoingMessage extends MessageKey {
  sender: string;
  /** E.164. */
  to: string;
  text: string;
}

/**
 * What came of handing a message over. `unanswered` may have gone out: carriers take no idempotency key, so it is never
 * sent again.
 */
export type SendOutcome =
  | { kind: 'accepted'; remoteId: string }
  | { kind: 'refused'; error: string }
  | { kind: 'unanswered' };

/** A message as its carrier lists it. */
export interface SentMessage {
  remoteId: string;
  to: string;
  text: string;
  /** Null for a status that we don’t know. */
  kind: MessageEventKind | null;
  error: string | null;
}

export interface MessageCarrier {
  /** Sends one message, and never rejects. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /** A message by its id; null if the carrier doesn’t know it, or can’t be asked. Rejects with AppError CARRIER-FAILED. */
  find(remoteId: string): Promise<SentMessage | null>;
  /** Messages that the carrier got from a sender for somebody since a time. Rejects with AppError CARRIER-FAILED. */
  findSent(asked: { sender: string; to: string; since: Date }): Promise<SentMessage[]>;
}

/** The error of what never got to the carrier, in spite of several attempts. */
export const unreachable = 'CARRIER-UNREACHABLE';
