import type { Tx } from '../../kernel/db/executor.ts';
import { addTallies, tallyOf } from './campaignTally.ts';
import { foldMessage, isFinal, type MessageEvent } from './foldMessage.ts';
import type { MessageKey } from './messageKey.ts';
import {
  insertMessageEvents,
  listMessageEvents,
  lockMessages,
  type FoldedRow,
  type NewEvent,
  toFoldedRow,
  writeFolded,
} from './messageEvents.repository.ts';
import { type MessageRow } from './messageRow.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { LiveNotice } from '../../kernel/live/notifyLive.ts';
import { addCounts } from './campaignCounts.ts';
import { findConversationOf } from './findConversationOf.ts';
import { payBack, refundMessages } from './chargeMessages.ts';

/** What changes are recorded with. */
export interface Recording {
  emit: Emit;
  now: Date;
}

const idOf = ({ accountId, messageId }: MessageKey) => `${accountId} ${messageId}`;

/**
 * The only way to change messages that exist: appends events, and folds those messages again that have a new one. Returns
 * the notices to send after the commit.
 */
export async function addMessageEvents(
  tx: Tx,
  events: readonly NewEvent[],
  { emit, now }: Recording,
): Promise<LiveNotice[]> {
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
    if (!row) return [];
    const reported = all.map(({ event }) => event);
    const next = toFoldedRow(row, foldMessage(reported));
    return [{ row, next, isLost: isFinal(next.state) && isRefunded(row, next.state, reported) }];
  });
  await writeFolded(
    tx,
    folded.map(({ next }) => next),
  );
  const returned = folded.filter(({ row, next }) => row.claimedAt !== null && next.claimedAt === null && !row.refunded);
  await payBack(
    tx,
    returned.map(({ row }) => row),
    now,
  );
  const lost = folded.filter(({ isLost }) => isLost);
  await refundMessages(
    tx,
    lost.map(({ row }) => ({ accountId: row.accountId, messageId: row.id })),
    now,
  );
  await count(tx, folded);
  await emitSettled(tx, folded, { emit, now });
  const notices = new Map<string, LiveNotice>();
  for (const { row, next } of folded) {
    const notice = await noticeOf(tx, row, next.state);
    // One notice tells of all messages of a campaign.
    if (notice) notices.set(JSON.stringify(notice), notice);
  }
  return [...notices.values()];
}

interface Folded {
  row: MessageRow;
  next: FoldedRow;
  /** Whether it was paid back just now. */
  isLost: boolean;
}

/** Says which texts went out and which failed. Login codes are nobody’s business. */
async function emitSettled(tx: Tx, folded: readonly Folded[], { emit, now: at }: Recording): Promise<void> {
  const settled = folded.flatMap(({ row, next }) => {
    if (row.kind === 'code') return [];
    const { accountId, id, did } = row;
    const hasFailed = ['failed', 'undelivered'].includes(next.state) && row.state !== next.state;
    return [
      ...(row.sentAt === null && next.sentAt !== null ? [{ accountId, id, did, is: 'sent' as const }] : []),
      ...(hasFailed ? [{ accountId, id, did, is: 'failed' as const }] : []),
    ];
  });
  for (const [accountId, some] of Map.groupBy(settled, (one) => one.accountId)) {
    const texts = some.map(({ id, did, is }) => ({ id, did, is }));
    await emit(tx, { kind: 'texts.settled', accountId, texts, at });
  }
}

/** Keeps the counts of campaigns. */
async function count(tx: Tx, folded: readonly Folded[]): Promise<void> {
  const ofCampaigns = Map.groupBy(
    folded.filter(({ row }) => row.campaignId !== null),
    ({ row }) => `${row.accountId} ${row.campaignId}`,
  );
  const added = [...ofCampaigns.values()].flatMap((some) => {
    const [first] = some;
    if (!first || first.row.campaignId === null) return [];
    const { accountId, campaignId: id, currency } = first.row;
    const after = some.map(({ row, next, isLost }) => tallyOf({ ...row, ...next, refunded: row.refunded || isLost }));
    return [
      {
        accountId,
        id,
        currency,
        tally: addTallies(
          after,
          some.map(({ row }) => tallyOf(row)),
        ),
      },
    ];
  });
  await addCounts(tx, added);
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
