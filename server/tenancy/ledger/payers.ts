import { eq, desc, sql, and, gt } from 'drizzle-orm';
import { currencyOfCountry } from '#values/countries.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';

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
