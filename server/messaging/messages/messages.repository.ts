import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { messages, receivedMessages } from '../../kernel/db/schema/messages.ts';
import type { MessageRow } from './messageRow.ts';

export async function insertMessage(tx: Tx, message: typeof messages.$inferInsert): Promise<MessageRow> {
  const [row] = await tx.insert(messages).values(message).returning();
  if (!row) throw new Error('the message was not written');
  return row;
}

/** False when a message of the carrier was stored before. */
export async function claimReceived(tx: Tx, remoteId: string): Promise<boolean> {
  const rows = await tx.insert(receivedMessages).values({ remoteId }).onConflictDoNothing().returning();
  return rows.length === 1;
}

type Ends = Pick<MessageRow, 'accountId' | 'did' | 'msisdn'>;

const isBetween = ({ accountId, did, msisdn }: Ends) =>
  and(eq(messages.accountId, accountId), eq(messages.did, did), eq(messages.msisdn, msisdn));

/** The campaign that somebody was sent a message of last, since a time. */
export async function findLastCampaign(executor: Executor, ends: Ends, since: Date): Promise<string | null> {
  const [row] = await executor
    .select({ campaignId: messages.campaignId })
    .from(messages)
    .where(and(isBetween(ends), gt(messages.sentAt, since), isNotNull(messages.campaignId)))
    .orderBy(desc(messages.sentAt))
    .limit(1);
  return row?.campaignId ?? null;
}

/** Whether somebody got an automatic text since a time. */
export async function gotAutomatic(executor: Executor, ends: Ends, since: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: messages.id })
    .from(messages)
    .where(and(isBetween(ends), gt(messages.stamp, since), eq(messages.kind, 'auto')))
    .limit(1);
  return rows.length > 0;
}

/** Lets the automatic texts between two numbers take turns until the transaction ends. */
export async function lockPair(tx: Tx, { accountId, did, msisdn }: Ends): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${did} ${msisdn}`}, 7201))`);
}

/** How many automatic texts somebody got since a time, or was to get. */
export async function countAutomatic(tx: Tx, ends: Ends, since: Date): Promise<number> {
  return tx.$count(messages, and(isBetween(ends), gt(messages.stamp, since), inArray(messages.kind, ['auto', 'flow'])));
}
