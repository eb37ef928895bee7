import type { MessageEventKind } from './foldMessage.ts';
import type { MessageKey } from './messageKey.ts';

/** A message to hand to the carrier. */
export interface OutgoingMessage extends MessageKey {
  sender: string;
  /** E.164. */
  to: string;
  text: string;
}

/**
 * What came of handing a message over. `returned`: it surely did not get there, so it is sent again later. `refused`: the carrier
 * says no, for good. `unanswered` may have gone out: carriers take no idempotency key, so it is never sent again.
 */
export type SendOutcome =
  | { kind: 'accepted'; remoteId: string }
  | { kind: 'returned' }
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
  /**
   * Messages that the carrier got from a sender for somebody since a time of its own clock; null if it has no list. Rejects with
   * AppError CARRIER-FAILED.
   */
  findSent(asked: { sender: string; to: string; since: Date }): Promise<SentMessage[] | null>;
  /**
   * Whether its list shows that a sender sent anything since a time of its own clock. False also if it can’t tell. Rejects with
   * AppError CARRIER-FAILED.
   */
  hasSentSince(sender: string, since: Date): Promise<boolean>;
}

/** The error of what did not get to the carrier, and of what was given up for it. */
export const unreachable = 'CARRIER-UNREACHABLE';
