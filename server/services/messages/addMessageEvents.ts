import type { Tx } from '../../db/executor.ts';
import { foldMessage, isFinal, type MessageEvent } from '../../messages/foldMessage.ts';
import type { MessageKey } from '../../messages/messageKey.ts';
import {
  insertMessageEvents,
  listMessageEvents,
  lockMessages,
  type MessageRow,
  type NewEvent,
  writeFolded,
} from '../../repositories/messages/messageEvents.repository.ts';
import type { LiveNotice } from '../liveCall/notifyLive.ts';
import { findConversationOf } from '../../repositories/messages/conversations.repository.ts';
import { refundMessages } from './smsCredit.ts';

const idOf = ({ accountId, messageId }: MessageKey) => `${accountId} ${messageId}`;

/**
 * The only way to change messages that exist: appends events, and folds those messages again that have a new one. Returns
 * the notices to send after the commit.
 */
export async function addMessageEvents(tx: Tx, events: readonly NewEvent[], now: Date): Promise<LiveNotice[]> {
  const rows = await lockMessages(tx, events);
  const rowOf = new Map(rows.map((row) => [idOf({ ...row, messageId: row.id }), row]));
  const changed = await insertMessageEvents(
    tx,
    events.filter((event) => rowOf.has(idOf(event))),
  );
  if (changed.length === 0) return [];
  const eventsOf = Map.groupBy(await listMessageEvents(tx, changed), idOf);
  const folded = [...eventsOf].flatMap(([id, all]) => {
    const row = rowOf.get(id);
    return row
      ? [{ row, next: foldMessage(all.map(({ event }) => event)), events: all.map(({ event }) => event) }]
      : [];
  });
  await writeFolded(
    tx,
    folded.map(({ row, next }) => ({ accountId: row.accountId, messageId: row.id, ...next })),
  );
  const lost = folded.filter(({ row, next, events: all }) => isFinal(next.state) && isRefunded(row, next.state, all));
  await refundMessages(
    tx,
    lost.map(({ row }) => ({ accountId: row.accountId, messageId: row.id })),
    now,
  );
  const notices = new Map<string, LiveNotice>();
  for (const { row, next } of folded) {
    const notice = await noticeOf(tx, row, next.state);
    // One notice tells of all messages of a campaign.
    if (notice) notices.set(JSON.stringify(notice), notice);
  }
  return [...notices.values()];
}

/** Of what was charged, what never went out is always paid back, and what did not arrive if the rate says so. */
function isRefunded(row: MessageRow, state: string, events: readonly MessageEvent[]): boolean {
  if (row.charge === null || row.claimedAt === null || row.refunded || state === 'delivered') return false;
  return row.refundable || events.some(({ kind }) => kind === 'refused');
}

async function noticeOf(tx: Tx, row: MessageRow, state: string): Promise<LiveNotice | null> {
  const { accountId: account, campaignId } = row;
  if (row.state === state) return null;
  if (campaignId !== null) return { account, kind: 'campaign.changed', uuid: campaignId };
  const conversation = await findConversationOf(tx, row);
  return conversation ? { account, kind: 'conversation.changed', uuid: conversation } : null;
}
