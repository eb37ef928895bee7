import type { MessageEvent } from '../../messages/foldMessage.ts';
import type { MessageRow } from '../../repositories/messages/messageEvents.repository.ts';
import { knownRemoteIds, unansweredSince } from '../../repositories/messages/sendQueue.repository.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageCarrier, SentMessage } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { tell } from './sendDue.ts';

/** A request to the carrier ends before this. */
const longestAnswerMs = 60_000;
const mostAtOnce = 200;
const dayMs = 86_400_000;

/**
 * Looks for messages without an answer in the carrier’s list. One that is not there stays unknown: it is never sent
 * again, because the list may be behind. After a day nobody asks any more; a status can still settle it.
 */
export async function settleMessages(context: MessageContext, carrier: MessageCarrier): Promise<void> {
  const now = context.now();
  const rows = await unansweredSince(context.db, new Date(now.getTime() - longestAnswerMs), mostAtOnce);
  for (const row of rows) {
    const isOld = row.stamp.getTime() < now.getTime() - dayMs;
    const found = isOld && row.state === 'unknown' ? undefined : await findAt(context, carrier, row);
    if (!found && row.state === 'unknown') continue;
    const events = [eventOf('unanswered', null, now), ...(found ? eventsOf(found, now) : [])];
    const key = { accountId: row.accountId, messageId: row.id };
    const notices = await context.db.transaction((tx) =>
      addMessageEvents(
        tx,
        events.map((event) => ({ ...key, event })),
        now,
      ),
    );
    tell(context, notices);
  }
}

/** The carrier’s message that this one must be: the same text to the same person, which is no other message of ours. */
async function findAt(
  { db }: MessageContext,
  carrier: MessageCarrier,
  row: MessageRow,
): Promise<SentMessage | undefined> {
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
