import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../db/executor.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { campaigns } from '../../db/schema/campaigns.ts';
import { messages } from '../../db/schema/messages.ts';
import { senderBuckets } from '../../db/schema/senders.ts';
import type { MessageRow } from './messageEvents.repository.ts';

export interface SenderKey {
  accountId: number;
  did: string;
}

/** The senders with messages that may go out now. */
export async function sendersWithDue(db: Db, now: Date): Promise<SenderKey[]> {
  return db
    .selectDistinct({ accountId: messages.accountId, did: messages.did })
    .from(messages)
    .where(lte(messages.dueAt, now));
}

/**
 * The tokens of a sender, refilled, one per segment; locked until the transaction ends. Undefined while another worker has
 * them. A bucket holds what a sender may send in a second, and one long message at least.
 */
export async function takeBucket(
  tx: Tx,
  { accountId, did: sender }: SenderKey,
  segmentsPerSecond: number,
  now: Date,
): Promise<number | undefined> {
  const most = Math.max(segmentsPerSecond, 1);
  await tx.insert(senderBuckets).values({ accountId, sender, tokens: most, filledAt: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(senderBuckets)
    .where(and(eq(senderBuckets.accountId, accountId), eq(senderBuckets.sender, sender)))
    .for('update', { skipLocked: true });
  if (!row) return undefined;
  const seconds = Math.max((now.getTime() - row.filledAt.getTime()) / 1000, 0);
  return Math.min(row.tokens + seconds * segmentsPerSecond, most);
}

/** Leaves a bucket with these tokens; below zero after a message that was longer than what was left. */
export async function leaveBucket(
  tx: Tx,
  { accountId, did: sender }: SenderKey,
  tokens: number,
  filledAt: Date,
): Promise<void> {
  await tx
    .update(senderBuckets)
    .set({ tokens, filledAt })
    .where(and(eq(senderBuckets.accountId, accountId), eq(senderBuckets.sender, sender)));
}

/** The first due messages of a sender, locked; a person’s before a campaign’s. */
export async function lockDue(tx: Tx, { accountId, did }: SenderKey, now: Date, most: number): Promise<MessageRow[]> {
  const isDue = and(eq(messages.accountId, accountId), eq(messages.did, did), lte(messages.dueAt, now));
  const written = await tx
    .select()
    .from(messages)
    .where(and(isDue, isNull(messages.campaignId)))
    .orderBy(asc(messages.dueAt), messages.id)
    .limit(most)
    .for('update', { skipLocked: true });
  if (written.length >= most) return written;
  const bulk = await tx
    .select()
    .from(messages)
    .where(and(isDue, sql`${messages.campaignId} is not null`))
    .orderBy(asc(messages.dueAt))
    .limit(most - written.length)
    .for('update', { skipLocked: true });
  return [...written, ...bulk];
}

export async function markClaimed(tx: Tx, accountId: number, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ claimedAt: now })
    .where(and(eq(messages.accountId, accountId), inArray(messages.id, [...ids])));
}

/** Lets messages wait until another time. */
export async function postpone(tx: Tx, accountId: number, ids: readonly string[], until: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ dueAt: until })
    .where(and(eq(messages.accountId, accountId), inArray(messages.id, [...ids])));
}

/**
 * The campaigns that a sender is sending, locked against being paused or stopped meanwhile. Taken before their messages are, as
 * by whoever pauses them.
 */
export async function shareSending(tx: Tx, { accountId, did }: SenderKey) {
  return tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), eq(campaigns.sender, did), eq(campaigns.status, 'sending')))
    .for('share');
}

/** Whether an account may send at all, and where it is. */
export async function findSendingAccount(executor: Executor, accountId: number) {
  const [row] = await executor
    .select({ status: accounts.status, country: accounts.country, timezone: accounts.timezone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row;
}

/** Messages that a worker claimed before a time and that the carrier did not answer; those long unknown only since another. */
export async function unansweredBetween(db: Db, from: Date, to: Date, most: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.state, ['sending', 'unknown']),
        isNull(messages.remoteId),
        or(eq(messages.state, 'sending'), gte(messages.claimedAt, from)),
        lte(messages.claimedAt, to),
      ),
    )
    .orderBy(asc(messages.claimedAt))
    .limit(most);
}

/** Messages that the carrier took between two times and whose end it has not reported. */
export async function unreportedBetween(db: Db, from: Date, to: Date, most: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.state, ['sending', 'sent']),
        isNotNull(messages.remoteId),
        gte(messages.claimedAt, from),
        lte(messages.claimedAt, to),
      ),
    )
    .orderBy(asc(messages.claimedAt))
    .limit(most);
}

/** Which of these ids of the carrier belong to a message of ours. */
export async function knownRemoteIds(db: Db, accountId: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ remoteId: messages.remoteId })
    .from(messages)
    .where(and(eq(messages.accountId, accountId), inArray(messages.remoteId, [...ids])));
  return new Set(rows.flatMap(({ remoteId }) => remoteId ?? []));
}
