import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { didDirectory, localCarrierNumbers } from '../db/schema/routing.ts';

/** The numbers already in use: rented from the local carrier, or known to us otherwise. */
export async function takenNumbers(executor: Executor, dids: readonly string[]): Promise<Set<string>> {
  const asked = [...dids];
  const rented = executor
    .select({ did: localCarrierNumbers.did })
    .from(localCarrierNumbers)
    .where(inArray(localCarrierNumbers.did, asked));
  const known = executor.select({ did: didDirectory.did }).from(didDirectory).where(inArray(didDirectory.did, asked));
  return new Set((await rented.union(known)).map(({ did }) => did));
}

/** False when the number is taken. */
export async function takeNumber(
  executor: Executor,
  number: typeof localCarrierNumbers.$inferInsert,
): Promise<boolean> {
  const rows = await executor
    .insert(localCarrierNumbers)
    .values(number)
    .onConflictDoNothing()
    .returning({ did: localCarrierNumbers.did });
  return rows.length === 1;
}

/** False when no number was rented under this id. */
export async function giveBack(executor: Executor, sid: string): Promise<boolean> {
  const rows = await executor
    .delete(localCarrierNumbers)
    .where(eq(localCarrierNumbers.sid, sid))
    .returning({ did: localCarrierNumbers.did });
  return rows.length === 1;
}
