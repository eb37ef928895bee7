import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { didDirectory, numbers } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** Which of these numbers are in use, in any account. */
export async function usedNumbers(executor: Executor, dids: readonly string[]): Promise<Set<string>> {
  if (dids.length === 0) return new Set();
  const rows = await executor
    .select({ did: didDirectory.did })
    .from(didDirectory)
    .where(inArray(didDirectory.did, [...dids]));
  return new Set(rows.map(({ did }) => did));
}

/** Inserts a rented number and its directory entry. False when it is taken: the directory has each number once. */
export async function insertRental(tx: Tx, number: typeof numbers.$inferInsert): Promise<boolean> {
  const { did, accountId } = number;
  const placed = tx.insert(didDirectory).values({ did, accountId }).onConflictDoNothing();
  const rows = await placed.returning({ did: didDirectory.did });
  if (rows.length === 0) return false;
  await tx.insert(numbers).values(number);
  return true;
}

/** The carrier's id of an active number, with its account; `sid` is null if it predates rentals. */
export async function findRental(executor: Executor, scope: Scope, did: string) {
  const [row] = await executor
    .select({ account: numbers.accountId, id: numbers.id, sid: numbers.carrierSid })
    .from(numbers)
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.did, did), eq(numbers.status, 'active')));
  return row;
}

/** Ends a rental and removes its directory entry. False when it had ended before. */
export async function endRental(tx: Tx, key: { account: number; id: string }, at: Date): Promise<boolean> {
  const [ended] = await tx
    .update(numbers)
    .set({ status: 'cancelled', cancelledAt: at, version: sql`${numbers.version} + 1` })
    .where(and(eq(numbers.accountId, key.account), eq(numbers.id, key.id), eq(numbers.status, 'active')))
    .returning({ did: numbers.did });
  if (!ended) return false;
  await tx.delete(didDirectory).where(and(eq(didDirectory.did, ended.did), eq(didDirectory.accountId, key.account)));
  return true;
}

/** Which of the carrier's ids belong to active numbers, in any account. */
export async function storedSids(executor: Executor, sids: readonly string[]): Promise<Set<string>> {
  const rows = await executor
    .select({ sid: numbers.carrierSid })
    .from(numbers)
    .where(and(inArray(numbers.carrierSid, [...sids]), eq(numbers.status, 'active')));
  return new Set(rows.flatMap(({ sid }) => sid ?? []));
}

/** All active numbers that were rented from the carrier. */
export async function listRentals(executor: Executor): Promise<{ did: string; sid: string }[]> {
  const rows = await executor
    .select({ did: numbers.did, sid: numbers.carrierSid })
    .from(numbers)
    .where(and(isNotNull(numbers.carrierSid), eq(numbers.status, 'active')));
  return rows.flatMap(({ did, sid }) => (sid === null ? [] : { did, sid }));
}
