import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { currencyOfCountry } from '#values/countries.ts';
import type { Micros } from '#values/sms/micros.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { creditEntries, smsRates } from '../../kernel/db/schema/smsCredit.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Payer } from './payers.ts';

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
