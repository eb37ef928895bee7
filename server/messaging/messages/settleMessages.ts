import { transact } from '../../kernel/db/transact.ts';
import { attemptKey, type MessageEvent } from './foldMessage.ts';
import type { MessageRow } from './messageRow.ts';
import { knownRemoteIds, unansweredBetween, unreportedBetween } from './sendQueue.repository.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import { type MessageCarrier, type SentMessage, unreachable } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { notify } from './notify.ts';

/** A request to the carrier ends before this. */
const longestAnswerMs = 3 * 60_000;

/** A status usually comes before this. */
const longestSilenceMs = 5 * 60_000;

/** The carrier’s list is complete after this. */
const listedAfterMs = 60 * 60_000;

/** How far the carrier’s clock may be from ours. */
const clockMarginMs = 5 * 60_000;
const mostAtOnce = 1000;
const dayMs = 86_400_000;

/**
 * Asks the carrier about messages whose callbacks were lost, and looks in its list for those whose request had no answer. One
 * that is not there stays unknown, because the list may be behind, until the list shows what its sender sent later: then it
 * never went out. It is not sent again either way. After a day nobody asks any more; a status can still settle it.
 */
export async function settleMessages(context: MessageContext, carrier: MessageCarrier): Promise<void> {
  const now = context.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isBehind = listsBehind(carrier);
  for (const row of await unansweredBetween(context.db, ago(dayMs), ago(longestAnswerMs), mostAtOnce)) {
    const found = await findAt(context, carrier, row);
    if (found) await store(context, row, [unanswered(row, now), ...eventsOf(found, now)]);
    else if (row.state !== 'unknown') await store(context, row, [unanswered(row, now)]);
    else if (found === null && claimOf(row) <= ago(listedAfterMs) && !(await isBehind(row)))
      await store(context, row, [{ ...eventOf('refused', unreachable, now), attempt: row.attempts }]);
  }
  for (const row of await unreportedBetween(context.db, ago(dayMs), ago(longestSilenceMs), mostAtOnce)) {
    const found = row.remoteId === null ? null : await carrier.find(row.remoteId);
    if (found) await store(context, row, eventsOf(found, now));
  }
}

async function store(context: MessageContext, row: MessageRow, events: MessageEvent[]): Promise<void> {
  const key = { accountId: row.accountId, messageId: row.id };
  const all = events.map((event) => ({ ...key, event }));
  notify(
    context,
    await transact(context.db, (tx) => addMessageEvents(tx, all, { emit: context.emit, now: context.now() })),
  );
}

const claimOf = ({ claimedAt, stamp }: MessageRow): Date => claimedAt ?? stamp;

/** Whether the carrier’s list does not reach a message’s time yet: asked once for each sender and minute. */
function listsBehind(carrier: MessageCarrier) {
  const known = new Map<string, Promise<boolean>>();
  return async (row: MessageRow): Promise<boolean> => {
    const since = new Date(claimOf(row).getTime() + clockMarginMs);
    since.setUTCSeconds(0, 0);
    const key = `${row.did} ${since.getTime()}`;
    const asked = known.get(key) ?? carrier.hasSentSince(row.did, since);
    known.set(key, asked);
    return !(await asked);
  };
}

/**
 * The carrier’s message that this one must be: the same text to the same person, which is no other message of ours. Null if the
 * carrier’s list lacks it, undefined if that can’t be told.
 */
async function findAt(
  { db }: MessageContext,
  carrier: MessageCarrier,
  row: MessageRow,
): Promise<SentMessage | null | undefined> {
  // Of a code, neither text nor number is kept.
  if (row.kind === 'code') return undefined;
  const since = new Date(claimOf(row).getTime() - clockMarginMs);
  const listed = await carrier.findSent({ sender: row.did, to: row.msisdn, since });
  if (!listed) return undefined;
  const same = listed.filter(({ to, text }) => to === row.msisdn && text === row.content);
  const known = await knownRemoteIds(
    db,
    row.accountId,
    same.map(({ remoteId }) => remoteId),
  );
  return same.find(({ remoteId }) => !known.has(remoteId)) ?? null;
}

function unanswered({ attempts }: MessageRow, now: Date): MessageEvent {
  return { ...eventOf('unanswered', null, now), key: attemptKey('unanswered', attempts), attempt: attempts };
}

function eventsOf({ kind, error, remoteId }: SentMessage, now: Date): MessageEvent[] {
  const accepted = { ...eventOf('accepted', null, now), remoteId };
  return kind === null ? [accepted] : [accepted, { ...eventOf(kind, error, now), key: `status-${kind}`, remoteId }];
}

function eventOf(kind: MessageEvent['kind'], error: string | null, now: Date): MessageEvent {
  return { key: kind, at: now.getTime(), kind, error, remoteId: null, attempt: null };
}
