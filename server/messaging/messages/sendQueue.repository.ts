import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { campaigns } from '../../kernel/db/schema/campaigns.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import { senderBuckets } from '../../kernel/db/schema/senders.ts';
import type { CampaignStatus } from '#values/sms/messageWords.ts';
import type { CampaignKey } from './campaign.conditions.ts';
import type { MessageRow } from './messageRow.ts';

export interface SenderKey {
  accountId: number;
  did: string;
}

/**
 * The senders with messages that may go out now, and until when each rests. Jumps from sender to sender in the index of what
 * waits, so that it costs the same however much they have.
 */
export async function sendersWithDue(db: Db, now: Date): Promise<(SenderKey & { rests: boolean })[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ accountId: number; did: string; rests: boolean }>(sql`
    with recursive senders as (
      (select account_id, did from ${messages} where due_at is not null order by account_id, did limit 1)
      union all
      select next.account_id, next.did from senders cross join lateral (
        select m.account_id, m.did from ${messages} m
        where m.due_at is not null and (m.account_id, m.did) > (senders.account_id, senders.did)
        order by m.account_id, m.did limit 1) next)
    select s.account_id as "accountId", s.did, coalesce(b.rests_until > ${at}::timestamptz, false) as rests
    from senders s left join ${senderBuckets} b on b.account_id = s.account_id and b.sender = s.did
    where exists (select from ${messages} m
      where m.account_id = s.account_id and m.did = s.did and m.due_at <= ${at}::timestamptz)`);
  return rows;
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

/** The states of campaigns whose messages came back, locked against being paused or stopped meanwhile. */
export async function shareStates(tx: Tx, keys: readonly CampaignKey[]): Promise<Map<string, CampaignStatus>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ id: campaigns.id, status: campaigns.status })
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.accountId, [...new Set(keys.map(({ accountId }) => accountId))]),
        inArray(campaigns.id, [...new Set(keys.map(({ id }) => id))]),
      ),
    )
    .orderBy(campaigns.accountId, campaigns.id)
    .for('share');
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Lets messages that came back from the carrier go out again. */
export async function putBack(tx: Tx, rows: readonly MessageRow[], now: Date): Promise<void> {
  for (const [accountId, some] of Map.groupBy(rows, (row) => row.accountId)) {
    const ids = some.map(({ id }) => id);
    await tx
      .update(messages)
      .set({ dueAt: now })
      .where(and(eq(messages.accountId, accountId), inArray(messages.id, ids), eq(messages.state, 'queued')));
  }
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
