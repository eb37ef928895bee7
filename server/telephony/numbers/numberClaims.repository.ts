import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { unclaimedNumbers } from '../../kernel/db/schema/carrierNumbers.ts';
import { didDirectory, numberPurchases, numbers } from '../../kernel/db/schema/routing.ts';
import { portingRequests } from '../../kernel/db/schema/porting.ts';
import { asksFor } from './asksFor.ts';

export type UnclaimedNumber = typeof unclaimedNumbers.$inferSelect;

/** The account that has a number; undefined if none has. */
export async function findHolder(executor: Executor, did: string): Promise<number | undefined> {
  const [row] = await executor
    .select({ account: didDirectory.accountId })
    .from(didDirectory)
    .where(eq(didDirectory.did, did));
  return row?.account;
}

/** The accounts that were promised a number: they asked to port it and did not give it up since. */
export async function portingAccounts(executor: Executor, did: string): Promise<number[]> {
  const { accountId, status } = portingRequests;
  const givenUp = executor
    .select({ id: numbers.id })
    .from(numbers)
    .where(and(eq(numbers.accountId, accountId), eq(numbers.did, did), eq(numbers.status, 'cancelled')));
  const rows = await executor
    .selectDistinct({ accountId })
    .from(portingRequests)
    .where(and(inArray(status, ['submitted', 'inReview', 'scheduled', 'done']), asksFor(did), notExists(givenUp)));
  return rows.map((row) => row.accountId);
}

/** The accounts with an open purchase of a number, by its mark. */
export async function purchasesOf(executor: Executor, did: string): Promise<Map<string, number>> {
  const rows = await executor
    .select({ mark: numberPurchases.id, account: numberPurchases.accountId })
    .from(numberPurchases)
    .where(eq(numberPurchases.did, did));
  return new Map(rows.map(({ mark, account }) => [mark, account]));
}

/** Replaces the list of numbers that no account has. */
export async function storeUnclaimed(executor: Executor, found: readonly UnclaimedNumber[]): Promise<void> {
  await executor.transaction(async (tx) => {
    await tx.delete(unclaimedNumbers);
    for (let at = 0; at < found.length; at += 500) await tx.insert(unclaimedNumbers).values(found.slice(at, at + 500));
  });
}

/** The numbers that no account has, without those that one got or is buying meanwhile. */
export function listUnclaimed(executor: Executor): Promise<UnclaimedNumber[]> {
  const { did } = unclaimedNumbers;
  const taken = executor.select({ did: didDirectory.did }).from(didDirectory).where(eq(didDirectory.did, did));
  const buying = executor.select({ id: numberPurchases.id }).from(numberPurchases).where(eq(numberPurchases.did, did));
  return executor
    .select()
    .from(unclaimedNumbers)
    .where(and(notExists(taken), notExists(buying)))
    .orderBy(did);
}
