import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { webPoolNumbers, webPools } from '../../kernel/db/schema/all.ts';

export type PoolRow = typeof webPools.$inferSelect;

export interface FilledPool extends PoolRow {
  numbers: string[];
  /** How many numbers have a visitor now. */
  held: number;
}

/** The first half of the advisory locks for numbers. */
const numbersLock = 7_201_024;

/** Keeps others from showing or giving up these numbers until the transaction ends. */
export async function lockNumbers(tx: Tx, dids: readonly string[]): Promise<void> {
  // In one order, so that two never wait for each other in a circle.
  for (const did of [...new Set(dids)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${numbersLock}::int, hashtext(${did}))`);
}

/** The pools of these websites, oldest first, with their numbers. */
export async function listPools(
  executor: Executor,
  scope: Scope,
  websiteIds: readonly string[],
): Promise<FilledPool[]> {
  if (websiteIds.length === 0) return [];
  const numbers = sql<string[]>`coalesce(array_agg(${webPoolNumbers.did} order by ${webPoolNumbers.did})
    filter (where ${webPoolNumbers.did} is not null), '{}')`;
  const held = sql<number>`count(*) filter (where ${webPoolNumbers.heldUntil} > now())::int`;
  const rows = await executor
    .select({ pool: webPools, numbers, held })
    .from(webPools)
    .leftJoin(
      webPoolNumbers,
      and(eq(webPoolNumbers.accountId, webPools.accountId), eq(webPoolNumbers.poolId, webPools.id)),
    )
    .where(and(isWithin(scope, webPools.accountId), inArray(webPools.websiteId, [...websiteIds])))
    .groupBy(webPools.accountId, webPools.id)
    .orderBy(asc(webPools.createdAt), webPools.id);
  return rows.map(({ pool, ...rest }) => ({ ...pool, ...rest }));
}

export async function savePool(executor: Executor, pool: typeof webPools.$inferInsert): Promise<void> {
  const { name, overflow, holdSeconds, reserved } = pool;
  await executor
    .insert(webPools)
    .values(pool)
    .onConflictDoUpdate({
      target: [webPools.accountId, webPools.id],
      set: { name, overflow, holdSeconds, reserved },
    });
}

interface PoolKey {
  accountId: number;
  id: string;
}

/** Gives a pool exactly these numbers. Those that stay keep their visitors. Throws a unique violation if another pool has one. */
export async function setNumbers(executor: Executor, { accountId, id: poolId }: PoolKey, dids: readonly string[]) {
  const ofPool = and(eq(webPoolNumbers.accountId, accountId), eq(webPoolNumbers.poolId, poolId));
  await executor.delete(webPoolNumbers).where(and(ofPool, notInArray(webPoolNumbers.did, [...dids, ''])));
  if (dids.length === 0) return;
  await executor
    .insert(webPoolNumbers)
    .values(dids.map((did) => ({ accountId, poolId, did })))
    .onConflictDoNothing({ target: [webPoolNumbers.accountId, webPoolNumbers.poolId, webPoolNumbers.did] });
}

export async function deletePool(executor: Executor, { accountId, id }: PoolKey): Promise<void> {
  await executor
    .delete(webPoolNumbers)
    .where(and(eq(webPoolNumbers.accountId, accountId), eq(webPoolNumbers.poolId, id)));
  await executor.delete(webPools).where(and(eq(webPools.accountId, accountId), eq(webPools.id, id)));
}

/** Which of these numbers pools other than this one have. */
export async function numbersOfOtherPools(
  executor: Executor,
  dids: readonly string[],
  poolId: string,
): Promise<string[]> {
  if (dids.length === 0) return [];
  const rows = await executor
    .select({ did: webPoolNumbers.did, poolId: webPoolNumbers.poolId })
    .from(webPoolNumbers)
    .where(inArray(webPoolNumbers.did, [...dids]));
  return rows.filter((row) => row.poolId !== poolId).map(({ did }) => did);
}

/** Takes a number out of its pool, and out of those that overflow to it, whichever account has them. */
export async function withdrawPoolNumber(executor: Executor, did: string): Promise<void> {
  await executor.delete(webPoolNumbers).where(eq(webPoolNumbers.did, did));
  await executor.update(webPools).set({ overflow: null }).where(eq(webPools.overflow, did));
}
