import type { MessageState } from '#values/sms/messageWords.ts';

/**
 * What can happen to a message that goes out. `claimed`: a worker is about to ask the carrier. `accepted`: the carrier has it.
 * `unanswered`: the request had no answer, or its worker died. `refused`: it never went out.
 */
export const messageEventKinds = [
  'queued',
  'claimed',
  'unanswered',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'refused',
] as const;
export type MessageEventKind = (typeof messageEventKinds)[number];

export interface MessageEvent {
  /** Equal for repeated reports of the same thing. */
  key: string;
  /** Epoch ms. */
  at: number;
  kind: MessageEventKind;
  /** The carrier's error code, or ours. */
  error: string | null;
  /** The carrier's id of the message, if the report names it. */
  remoteId: string | null;
}

export interface FoldedMessage {
  state: MessageState;
  error: string | null;
  remoteId: string | null;
  /** Epoch ms, when the carrier took it. */
  sentAt: number | null;
  /** Epoch ms, when it reached its final state. */
  endedAt: number | null;
}

const states: Readonly<Record<MessageEventKind, { rank: number; state: MessageState }>> = {
  queued: { rank: 0, state: 'queued' },
  claimed: { rank: 1, state: 'sending' },
  unanswered: { rank: 2, state: 'unknown' },
  accepted: { rank: 3, state: 'sending' },
  sent: { rank: 4, state: 'sent' },
  delivered: { rank: 5, state: 'delivered' },
  undelivered: { rank: 5, state: 'undelivered' },
  failed: { rank: 5, state: 'failed' },
  refused: { rank: 5, state: 'failed' },
};
const finalRank = 5;

/**
 * A message's state from its events, in any order and however often each is repeated. The event that is furthest on its
 * way decides; of several final ones the first, so that a state never goes back from a final one.
 */
export function foldMessage(events: readonly MessageEvent[]): FoldedMessage {
  const ordered = events.toSorted(
    (one, other) =>
      one.at - other.at ||
      messageEventKinds.indexOf(one.kind) - messageEventKinds.indexOf(other.kind) ||
      compare(one.key, other.key),
  );
  const furthest = ordered.reduce<MessageEvent | undefined>(
    (best, event) => (best === undefined || states[event.kind].rank > states[best.kind].rank ? event : best),
    undefined,
  );
  if (!furthest) return { state: 'queued', error: null, remoteId: null, sentAt: null, endedAt: null };
  const { rank, state } = states[furthest.kind];
  const isTaken = (event: MessageEvent) => states[event.kind].rank >= states.accepted.rank && event.kind !== 'refused';
  return {
    state,
    error: rank === finalRank ? furthest.error : null,
    remoteId: ordered.find(({ remoteId }) => remoteId !== null)?.remoteId ?? null,
    sentAt: ordered.find(isTaken)?.at ?? null,
    endedAt: rank === finalRank ? furthest.at : null,
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Whether nothing more is to come. */
export function isFinal(state: MessageState): boolean {
  return state === 'delivered' || state === 'undelivered' || state === 'failed' || state === 'received';
}
