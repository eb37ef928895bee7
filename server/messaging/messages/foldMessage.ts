import type { MessageState } from '#values/sms/messageWords.ts';

/**
 * What can happen to a message that goes out. `claimed`: a worker is about to ask the carrier. `returned`: the request surely
 * did not get there, and another may follow. `accepted`: the carrier has it. `unanswered`: the request had no answer, or its
 * worker died. `refused`: it never went out, and won’t.
 */
export const messageEventKinds = [
  'queued',
  'returned',
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
  /** Which request to the carrier it is about, from 1; null is any, or the first. */
  attempt: number | null;
}

export interface FoldedMessage {
  state: MessageState;
  error: string | null;
  remoteId: string | null;
  /** How many requests to the carrier were made. */
  attempts: number;
  /** Epoch ms of the last request that did not come back. */
  claimedAt: number | null;
  /** Epoch ms, when the carrier took it. */
  sentAt: number | null;
  /** Epoch ms, when it reached its final state. */
  endedAt: number | null;
}

const states: Readonly<Record<MessageEventKind, { rank: number; state: MessageState }>> = {
  queued: { rank: 0, state: 'queued' },
  returned: { rank: 0, state: 'queued' },
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

/** The key of what happens once in each request to the carrier. */
export function attemptKey(kind: MessageEventKind, attempt: number): string {
  return attempt > 1 ? `${kind}-${attempt}` : kind;
}

const attemptOf = ({ attempt }: MessageEvent): number => attempt ?? 1;

/** Events without the requests that did not get to the carrier. */
function withoutReturned(events: readonly MessageEvent[]): MessageEvent[] {
  const returned = new Set(events.filter(({ kind }) => kind === 'returned').map(attemptOf));
  return events.filter(
    (event) => !((event.kind === 'claimed' || event.kind === 'unanswered') && returned.has(attemptOf(event))),
  );
}

/**
 * A message's state from its events, in any order and however often each is repeated. The event that is furthest on its
 * way decides; of several final ones the first, so that a state never goes back from a final one.
 */
export function foldMessage(events: readonly MessageEvent[]): FoldedMessage {
  const ordered = withoutReturned(events).toSorted(
    (one, other) =>
      one.at - other.at ||
      messageEventKinds.indexOf(one.kind) - messageEventKinds.indexOf(other.kind) ||
      compare(one.key, other.key),
  );
  const attempts = Math.max(0, ...events.filter(({ kind }) => kind === 'claimed').map(attemptOf));
  const claimedAt = ordered.findLast(({ kind }) => kind === 'claimed')?.at ?? null;
  const furthest = ordered.reduce<MessageEvent | undefined>(
    (best, event) => (best === undefined || states[event.kind].rank > states[best.kind].rank ? event : best),
    undefined,
  );
  if (!furthest)
    return { state: 'queued', error: null, remoteId: null, attempts, claimedAt, sentAt: null, endedAt: null };
  const { rank, state } = states[furthest.kind];
  const isTaken = (event: MessageEvent) => states[event.kind].rank >= states.accepted.rank && event.kind !== 'refused';
  return {
    state,
    error: rank === finalRank ? furthest.error : null,
    remoteId: ordered.find(({ remoteId }) => remoteId !== null)?.remoteId ?? null,
    attempts,
    claimedAt,
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
