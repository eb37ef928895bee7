import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { autoTopUps, topUpOrders } from '../../kernel/db/schema/smsCredit.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type AutoTopUpRow = typeof autoTopUps.$inferSelect;
export type TopUpOrderRow = typeof topUpOrders.$inferSelect;

export async function findAutoTopUp(executor: Executor, payerId: number): Promise<AutoTopUpRow | undefined> {
  const [row] = await executor.select().from(autoTopUps).where(eq(autoTopUps.accountId, payerId));
  return row;
}

/** Writes a payer’s settings; its credit must be locked. */
export async function writeAutoTopUp(
  tx: Tx,
  row: Pick<AutoTopUpRow, 'accountId' | 'active' | 'below' | 'amount' | 'version'>,
): Promise<void> {
  await tx.insert(autoTopUps).values(row).onConflictDoUpdate({ target: autoTopUps.accountId, set: row });
}

export async function writeSuspension(tx: Tx, accountId: number, suspendedUntil: Date | null): Promise<void> {
  await tx.update(autoTopUps).set({ suspendedUntil }).where(eq(autoTopUps.accountId, accountId));
}

/** Active accounts whose suspension is over. */
export async function listRested(executor: Executor, now: Date): Promise<number[]> {
  const isServed = and(eq(accounts.status, 'active'), isNull(accounts.deletedAt));
  const rows = await executor
    .select({ id: autoTopUps.accountId })
    .from(autoTopUps)
    .innerJoin(accounts, eq(accounts.id, autoTopUps.accountId))
    .where(and(lte(autoTopUps.suspendedUntil, now), isServed));
  return rows.map(({ id }) => id);
}

const isOpen = eq(topUpOrders.status, 'open');

export async function findOpenOrder(executor: Executor, payerId: number): Promise<TopUpOrderRow | undefined> {
  const [row] = await executor
    .select()
    .from(topUpOrders)
    .where(and(eq(topUpOrders.accountId, payerId), isOpen));
  return row;
}

/** Whether an order that was not paid was opened since a time, and closed again. */
export async function hasUnpaidOrderSince(executor: Executor, payerId: number, since: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: topUpOrders.id })
    .from(topUpOrders)
    .where(
      and(eq(topUpOrders.accountId, payerId), eq(topUpOrders.status, 'withdrawn'), gt(topUpOrders.openedAt, since)),
    )
    .limit(1);
  return rows.length > 0;
}

export async function findLastOrder(executor: Executor, payerId: number): Promise<TopUpOrderRow | undefined> {
  const [row] = await executor
    .select()
    .from(topUpOrders)
    .where(eq(topUpOrders.accountId, payerId))
    .orderBy(desc(isOpen), desc(topUpOrders.openedAt))
    .limit(1);
  return row;
}

export async function findOrder(executor: Executor, scope: Scope, id: string): Promise<TopUpOrderRow | undefined> {
  const [row] = await executor
    .select()
    .from(topUpOrders)
    .where(and(isWithin(scope, topUpOrders.accountId), eq(topUpOrders.id, id)));
  return row;
}

/** Open orders, oldest first. */
export async function listOpenOrders(executor: Executor, scope: Scope): Promise<TopUpOrderRow[]> {
  return executor
    .select()
    .from(topUpOrders)
    .where(and(isWithin(scope, topUpOrders.accountId), isOpen))
    .orderBy(topUpOrders.openedAt, topUpOrders.id);
}

export async function openOrder(
  tx: Tx,
  order: Pick<TopUpOrderRow, 'accountId' | 'amount' | 'currency' | 'openedAt'>,
): Promise<TopUpOrderRow> {
  const [row] = await tx
    .insert(topUpOrders)
    .values({ id: randomUUID(), ...order })
    .returning();
  if (!row) throw new Error('the order was not written');
  return row;
}

export async function endOrder(
  tx: Tx,
  { accountId, id }: Pick<TopUpOrderRow, 'accountId' | 'id'>,
  end: Pick<TopUpOrderRow, 'status' | 'note' | 'endedAt'>,
): Promise<void> {
  await tx
    .update(topUpOrders)
    .set(end)
    .where(and(eq(topUpOrders.accountId, accountId), eq(topUpOrders.id, id)));
}
