import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { numberPurchases } from '../../kernel/db/schema/routing.ts';

export type PurchaseRow = typeof numberPurchases.$inferSelect;

export async function insertPurchase(executor: Executor, purchase: PurchaseRow): Promise<void> {
  await executor.insert(numberPurchases).values(purchase);
}

export async function deletePurchase(
  executor: Executor,
  { accountId, id }: Pick<PurchaseRow, 'accountId' | 'id'>,
): Promise<void> {
  await executor
    .delete(numberPurchases)
    .where(and(eq(numberPurchases.accountId, accountId), eq(numberPurchases.id, id)));
}

/** The marks of an account's open purchases of a number. */
export async function purchaseMarks(executor: Executor, accountId: number, did: string): Promise<Set<string>> {
  const rows = await executor
    .select({ id: numberPurchases.id })
    .from(numberPurchases)
    .where(and(eq(numberPurchases.accountId, accountId), eq(numberPurchases.did, did)));
  return new Set(rows.map(({ id }) => id));
}

/** Purchases that began before a time and did not end. */
export async function openPurchases(executor: Executor, before: Date): Promise<PurchaseRow[]> {
  return executor.select().from(numberPurchases).where(lt(numberPurchases.begunAt, before)).limit(100);
}
