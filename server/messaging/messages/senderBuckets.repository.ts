import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { senderBuckets } from '../../kernel/db/schema/senders.ts';
import type { SenderKey } from './sendQueue.repository.ts';

export interface Bucket {
  /** One per segment; below zero after a message that was longer than what was left. */
  tokens: number;
  /** Whether its last message did not get to the carrier. */
  isFailing: boolean;
}

/**
 * The tokens of a sender, refilled; locked until the transaction ends. Undefined while another worker has them, or the sender
 * rests. A bucket holds what a sender may send in a second, and one long message at least.
 */
export async function takeBucket(
  tx: Tx,
  { accountId, did: sender }: SenderKey,
  segmentsPerSecond: number,
  now: Date,
): Promise<Bucket | undefined> {
  const most = Math.max(segmentsPerSecond, 1);
  await tx.insert(senderBuckets).values({ accountId, sender, tokens: most, filledAt: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(senderBuckets)
    .where(and(eq(senderBuckets.accountId, accountId), eq(senderBuckets.sender, sender)))
    .for('update', { skipLocked: true });
  if (!row || (row.restsUntil !== null && row.restsUntil > now)) return undefined;
  const seconds = Math.max((now.getTime() - row.filledAt.getTime()) / 1000, 0);
  return { tokens: Math.min(row.tokens + seconds * segmentsPerSecond, most), isFailing: row.failures > 0 };
}

/** The longest that a sender rests before it tries again. */
const longestRestSeconds = 60;

/**
 * Lets a sender rest whose message did not get to the carrier: 1 s, and twice as long each time until one does. One that rests
 * already is left to it. Returns since when nothing has got there.
 */
export async function restSender(tx: Tx, { accountId, did: sender }: SenderKey, now: Date): Promise<Date> {
  const at = now.toISOString();
  const isSender = and(eq(senderBuckets.accountId, accountId), eq(senderBuckets.sender, sender));
  await tx
    .update(senderBuckets)
    .set({
      failures: sql`${senderBuckets.failures} + 1`,
      failingSince: sql`coalesce(${senderBuckets.failingSince}, ${at}::timestamptz)`,
      restsUntil: sql`${at}::timestamptz + make_interval(secs => least(power(2, least(${senderBuckets.failures}, 10)), ${longestRestSeconds}::int))`,
    })
    .where(and(isSender, or(isNull(senderBuckets.restsUntil), lte(senderBuckets.restsUntil, now))));
  const [row] = await tx.select({ since: senderBuckets.failingSince }).from(senderBuckets).where(isSender);
  return row?.since ?? now;
}

/** The carrier takes a sender’s messages again. */
export async function wakeSender(tx: Tx, { accountId, did: sender }: SenderKey): Promise<void> {
  await tx
    .update(senderBuckets)
    .set({ failures: 0, failingSince: null, restsUntil: null })
    .where(
      and(eq(senderBuckets.accountId, accountId), eq(senderBuckets.sender, sender), gt(senderBuckets.failures, 0)),
    );
}

/** Leaves a bucket with these tokens. */
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
