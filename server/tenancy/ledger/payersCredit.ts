import { randomUUID } from 'crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Micros } from '#values/sms/micros.ts';
import type { Tx, Executor } from '../../kernel/db/executor.ts';
import { smsCredits, creditEntries } from '../../kernel/db/schema/smsCredit.ts';
import type { Payer } from './payers.ts';
import { messages } from '../../kernel/db/schema/messages.ts';

/** The credit of a payer, locked until the transaction ends; one without an entry has none. */
export async function lockCredit(tx: Tx, { payerId, currency }: Payer): Promise<Micros> {
  await tx.insert(smsCredits).values({ accountId: payerId, balance: 0, currency }).onConflictDoNothing();
  const [row] = await tx.select().from(smsCredits).where(eq(smsCredits.accountId, payerId)).for('update');
  return row?.balance ?? 0;
}

export async function readBalance(executor: Executor, payerId: number): Promise<Micros> {
  const [row] = await executor.select().from(smsCredits).where(eq(smsCredits.accountId, payerId));
  return row?.balance ?? 0;
}

export type NewEntry = Pick<
  typeof creditEntries.$inferInsert,
  'kind' | 'amount' | 'usedById' | 'campaignId' | 'messages' | 'note' | 'userName' | 'stamp'
>;

/** Appends an entry to the ledger of a payer whose credit is locked. */
export async function addCreditEntry(tx: Tx, { payerId, currency }: Payer, entry: NewEntry) {
  const [credit] = await tx
    .update(smsCredits)
    .set({ balance: sql`${smsCredits.balance} + ${entry.amount}` })
    .where(eq(smsCredits.accountId, payerId))
    .returning({ balance: smsCredits.balance });
  if (!credit) throw new Error('the credit is not locked');
  const [row] = await tx
    .insert(creditEntries)
    .values({ accountId: payerId, id: randomUUID(), currency, balance: credit.balance, ...entry })
    .returning();
  if (!row) throw new Error('the entry was not written');
  return row;
}

/** What a payer’s queued messages will be charged when they go out. */
export async function reservedBy(executor: Executor, payerId: number): Promise<Micros> {
  const [row] = await executor
    .select({ reserved: sql<string>`coalesce(sum(${messages.charge}), 0)::bigint` })
    .from(messages)
    .where(and(eq(messages.payerId, payerId), eq(messages.state, 'queued')));
  return Number(row?.reserved ?? 0);
}
