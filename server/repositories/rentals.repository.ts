import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/executor.ts';
import { didDirectory, numbers } from '../db/schema/routing.ts';
import { isWithin, type Scope } from './scope.ts';

/** Which of these numbers are somebody's, in any account. */
export async function usedNumbers(executor: Executor, dids: readonly string[]): Promise<Set<string>> {
  if (dids.length === 0) return new Set();
  const rows = await executor
    .select({ did: didDirectory.did })
    .from(didDirectory)
    .where(inArray(didDirectory.did, [...dids]));
  return new Set(rows.map(({ did }) => did));
}

/** Writes a rented number and where its calls belong. False when somebody has it: the directory knows each number once. */
export async function insertRental(tx: Tx, number: typeof numbers.$inferInsert): Promise<boolean> {
  const { did, accountId } = number;
  const placed = tx.insert(didDirectory).values({ did, accountId }).onConflictDoNothing();
  const rows = await placed.returning({ did: didDirectory.did });
  if (rows.length === 0) return false;
  await tx.insert(numbers).values(number);
  return true;
}

/** The carrier's id of an active number, with its account; `sid` is null for one from before rentals. */
export async function findRental(executor: Executor, scope: Scope, did: string) {
  const [row] = await executor
    .select({ account: numbers.accountId, id: numbers.id, sid: numbers.carrierSid })
    .from(numbers)
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.did, did), eq(numbers.status, 'active')));
  return row;
}

/** Ends a rental: its calls belong nowhere from now on. False when it was ended before. */
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
