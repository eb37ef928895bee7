import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { currencyOfCountry } from '#values/countries.ts';
import type { Micros } from '#values/sms/micros.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import { creditEntries, smsCredits, smsRates } from '../../kernel/db/schema/smsCredit.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export interface Payer {
  payerId: number;
  currency: string;
}

/** Who pays for an account’s messages: the nearest billing client at or above it, or else the account at the top. */
export async function findPayer(executor: Executor, accountId: number): Promise<Payer> {
  const [row] = await executor
    .select({ payerId: accounts.id, country: accounts.country })
    .from(accountTree)
    .innerJoin(accounts, eq(accounts.id, accountTree.ancestorId))
    .where(eq(accountTree.descendantId, accountId))
    .orderBy(
      desc(accounts.billingClient),
      sql`case when ${accounts.billingClient} then ${accountTree.depth} else -${accountTree.depth} end`,
    )
    .limit(1);
  if (!row) throw new Error(`account ${accountId} is not in the tree`);
  return { payerId: row.payerId, currency: currencyOfCountry(row.country) };
}

/** Those who pay for the accounts above a payer, nearest first: from whom the payer’s credit can be bought. */
export async function payersAbove(executor: Executor, payerId: number): Promise<Payer[]> {
  const above = await executor
    .select({ id: accountTree.ancestorId })
    .from(accountTree)
    .where(and(eq(accountTree.descendantId, payerId), gt(accountTree.depth, 0)))
    .orderBy(accountTree.depth);
  const payers: Payer[] = [];
  for (const { id } of above) {
    const payer = await findPayer(executor, id);
    if (!payers.some((known) => known.payerId === payer.payerId)) payers.push(payer);
  }
  return payers;
}

/** Raises lower prices of the accounts below in the same currency. Returns those accounts. */
export async function raiseRatesBelow(
  tx: Tx,
  { payerId, currency }: Payer,
  { country, price }: { country: string; price: Micros },
): Promise<number[]> {
  const lower = await tx
    .select({ accountId: smsRates.accountId, home: accounts.country })
    .from(accountTree)
    .innerJoin(smsRates, eq(smsRates.accountId, accountTree.descendantId))
    .innerJoin(accounts, eq(accounts.id, smsRates.accountId))
    .where(
      and(
        eq(accountTree.ancestorId, payerId),
        gt(accountTree.depth, 0),
        eq(smsRates.country, country),
        lt(smsRates.price, price),
      ),
    );
  const raised = lower.filter(({ home }) => currencyOfCountry(home) === currency).map(({ accountId }) => accountId);
  if (raised.length > 0)
    await tx
      .update(smsRates)
      .set({ price })
      .where(and(inArray(smsRates.accountId, raised), eq(smsRates.country, country)));
  return raised;
}

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

/** A payer’s prices by country. */
export async function listRates(executor: Executor, payerId: number) {
  return executor
    .select({ country: smsRates.country, price: smsRates.price, refundsUndelivered: smsRates.refundsUndelivered })
    .from(smsRates)
    .where(eq(smsRates.accountId, payerId))
    .orderBy(smsRates.country);
}

/** Sets a rate, or takes it away. */
export async function writeRate(
  executor: Executor,
  rate: { accountId: number; country: string; price: Micros | null; refundsUndelivered: boolean },
): Promise<void> {
  const { accountId, country, price, refundsUndelivered } = rate;
  if (price === null) {
    await executor.delete(smsRates).where(and(eq(smsRates.accountId, accountId), eq(smsRates.country, country)));
    return;
  }
  await executor
    .insert(smsRates)
    .values({ accountId, country, price, refundsUndelivered })
    .onConflictDoUpdate({ target: [smsRates.accountId, smsRates.country], set: { price, refundsUndelivered } });
}

/** A page of a payer’s ledger, newest first: of the messages of these accounts, and all top-ups if the payer is one of them. */
export async function pageOfEntries(
  executor: Executor,
  scope: Scope,
  payerId: number,
  page: { start: number; length: number },
) {
  const isListed = and(eq(creditEntries.accountId, payerId), isWithin(scope, creditEntries.usedById));
  const rows = await executor
    .select()
    .from(creditEntries)
    .where(isListed)
    .orderBy(desc(creditEntries.stamp), creditEntries.id)
    .limit(page.length)
    .offset(page.start);
  const [counted] = await executor.select({ total: count() }).from(creditEntries).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

/** What a payer’s queued messages will be charged when they go out. */
export async function reservedBy(executor: Executor, payerId: number): Promise<Micros> {
  const [row] = await executor
    .select({ reserved: sql<string>`coalesce(sum(${messages.charge}), 0)::bigint` })
    .from(messages)
    .where(and(eq(messages.payerId, payerId), eq(messages.state, 'queued')));
  return Number(row?.reserved ?? 0);
}
