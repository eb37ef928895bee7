import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { messageEvents, messages } from '../../kernel/db/schema/messages.ts';
import type { FoldedMessage, MessageEvent } from './foldMessage.ts';
import type { MessageKey } from './messageKey.ts';
import type { MessageRow } from './messageRow.ts';

/** An event of a message. */
export interface NewEvent extends MessageKey {
  event: MessageEvent;
}

const keysOf = (keys: readonly MessageKey[]) =>
  sql`select account_id, message_id from jsonb_to_recordset(${JSON.stringify(
    keys.map(({ accountId, messageId }) => ({ account_id: accountId, message_id: messageId })),
  )}::jsonb) as one(account_id int, message_id uuid)`;

/** The messages with these keys, locked in one order by everybody. */
export async function lockMessages(tx: Tx, keys: readonly MessageKey[]): Promise<MessageRow[]> {
  return tx
    .select()
    .from(messages)
    .where(sql`(${messages.accountId}, ${messages.id}) in (${keysOf(keys)})`)
    .orderBy(messages.accountId, messages.id)
    .for('update');
}

/** Appends events. Returns the keys of messages that have a new one. */
export async function insertMessageEvents(tx: Tx, events: readonly NewEvent[]): Promise<MessageKey[]> {
  if (events.length === 0) return [];
  return tx
    .insert(messageEvents)
    .values(
      events.map(({ accountId, messageId, event }) => ({ accountId, messageId, ...event, at: new Date(event.at) })),
    )
    .onConflictDoNothing()
    .returning({ accountId: messageEvents.accountId, messageId: messageEvents.messageId });
}

/** All events of these messages, in no particular order. */
export async function listMessageEvents(tx: Tx, keys: readonly MessageKey[]): Promise<NewEvent[]> {
  const rows = await tx
    .select()
    .from(messageEvents)
    .where(sql`(${messageEvents.accountId}, ${messageEvents.messageId}) in (${keysOf(keys)})`);
  return rows.map((row) => ({ accountId: row.accountId, messageId: row.messageId, event: toEvent(row) }));
}

export function toEvent({ key, at, kind, error, remoteId, attempt }: typeof messageEvents.$inferSelect): MessageEvent {
  return { key, at: at.getTime(), kind: kind as MessageEvent['kind'], error, remoteId, attempt };
}

export type FoldedRow = Pick<
  MessageRow,
  'accountId' | 'id' | 'state' | 'error' | 'remoteId' | 'attempts' | 'claimedAt' | 'sentAt' | 'endedAt'
>;

/** What is folded of a message. A claim without an event is one of an earlier version. */
export function toFoldedRow({ accountId, id, claimedAt }: MessageRow, folded: FoldedMessage): FoldedRow {
  const { state, error, remoteId, attempts } = folded;
  const at = (ms: number | null) => (ms === null ? null : new Date(ms));
  return {
    accountId,
    id,
    state,
    error,
    remoteId,
    attempts,
    claimedAt: state === 'queued' ? null : (at(folded.claimedAt) ?? claimedAt),
    sentAt: at(folded.sentAt),
    endedAt: at(folded.endedAt),
  };
}

/** Writes what was folded. One that is no longer queued is no longer due. */
export async function writeFolded(tx: Tx, folded: readonly FoldedRow[]): Promise<void> {
  const rows = folded.map(({ accountId, id, state, error, remoteId, attempts, claimedAt, sentAt, endedAt }) => ({
    account_id: accountId,
    id,
    state,
    error,
    remote_id: remoteId,
    attempts,
    claimed_at: claimedAt,
    sent_at: sentAt,
    ended_at: endedAt,
  }));
  await tx.execute(sql`update ${messages} set state = one.state, error = one.error, remote_id = one.remote_id,
      attempts = one.attempts, claimed_at = one.claimed_at, sent_at = one.sent_at, ended_at = one.ended_at,
      due_at = case when one.state = 'queued' then ${messages.dueAt} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(account_id int, id uuid, state text, error text,
      remote_id text, attempts smallint, claimed_at timestamptz, sent_at timestamptz, ended_at timestamptz)
    where ${messages.accountId} = one.account_id and ${messages.id} = one.id`);
}
