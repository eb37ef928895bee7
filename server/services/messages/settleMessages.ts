import type { MessageEvent } from '../../messages/foldMessage.ts';
import { transact } from '../../db/transact.ts';
import type { MessageRow } from '../../repositories/messages/messageEvents.repository.ts';
import {
  knownRemoteIds,
  unansweredBetween,
  unreportedBetween,
} from '../../repositories/messages/sendQueue.repository.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageCarrier, SentMessage } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { tell } from './sendDue.ts';

/** A request to the carrier ends before this. */
const longestAnswerMs = 3 * 60_000;
/** A status usually comes before this. */
const longestSilenceMs = 5 * 60_000;
const mostAtOnce = 1000;
const dayMs = 86_400_000;

/**
 * Asks the carrier about messages whose callbacks were lost, and looks in its list for those whose request had no answer.
 * What is not there stays unknown: it is never sent again, because the list may be behind. After a day nobody asks any
 * more; a status can still settle it.
 */
export async function settleMessages(context: MessageContext, carrier: MessageCarrier): Promise<void> {
  const now = context.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const row of await unansweredBetween(context.db, ago(dayMs), ago(longestAnswerMs), mostAtOnce)) {
    const found = await findAt(context, carrier, row);
    if (row.state === 'unknown' && !found) continue;
    await store(context, row, [eventOf('unanswered', null, now), ...(found ? eventsOf(found, now) : [])]);
  }
  for (const row of await unreportedBetween(context.db, ago(dayMs), ago(longestSilenceMs), mostAtOnce)) {
    const found = row.remoteId === null ? null : await carrier.find(row.remoteId);
    if (found) await store(context, row, eventsOf(found, now));
  }
}

async function store(context: MessageContext, row: MessageRow, events: MessageEvent[]): Promise<void> {
  const key = { accountId: row.accountId, messageId: row.id };
  const all = events.map((event) => ({ ...key, event }));
  tell(context, await transact(context.db, (tx) => addMessageEvents(tx, all, context.now())));
}

/** The carrier’s message that this one must be: the same text to the same person, which is no other message of ours. */
async function findAt(
  { db }: MessageContext,
  carrier: MessageCarrier,
  row: MessageRow,
): Promise<SentMessage | undefined> {
  // Of a code, neither text nor number is kept.
  if (row.kind === 'code') return undefined;
  const since = row.claimedAt ?? row.stamp;
  const listed = await carrier.findSent({ sender: row.did, to: row.msisdn, since });
  const same = listed.filter(({ to, text }) => to === row.msisdn && text === row.content);
  const known = await knownRemoteIds(
    db,
    row.accountId,
    same.map(({ remoteId }) => remoteId),
  );
  return same.find(({ remoteId }) => !known.has(remoteId));
}

function eventsOf({ kind, error, remoteId }: SentMessage, now: Date): MessageEvent[] {
  const accepted = { ...eventOf('accepted', null, now), remoteId };
  return kind === null ? [accepted] : [accepted, { ...eventOf(kind, error, now), key: `status-${kind}`, remoteId }];
}

function eventOf(kind: MessageEvent['kind'], error: string | null, now: Date): MessageEvent {
  return { key: kind, at: now.getTime(), kind, error, remoteId: null };
}
