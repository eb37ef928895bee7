import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { didDirectory, localCarrierNumbers } from '../../kernel/db/schema/routing.ts';

export type TakenNumber = Omit<typeof localCarrierNumbers.$inferSelect, 'rentedAt'>;

/** Rented numbers in stable order, or one. */
export async function listTaken(
  executor: Executor,
  { did, limit, offset }: { did: string | undefined; limit: number; offset: number },
): Promise<TakenNumber[]> {
  return executor
    .select()
    .from(localCarrierNumbers)
    .where(did === undefined ? undefined : eq(localCarrierNumbers.did, did))
    .orderBy(localCarrierNumbers.did)
    .limit(limit)
    .offset(offset);
}

/** Undefined when no number was rented under this id. */
export async function redirectNumber(
  executor: Executor,
  sid: string,
  addresses: Pick<TakenNumber, 'voiceUrl' | 'voiceFallbackUrl' | 'statusCallback' | 'smsUrl'>,
): Promise<TakenNumber | undefined> {
  const [row] = await executor
    .update(localCarrierNumbers)
    .set(addresses)
    .where(eq(localCarrierNumbers.sid, sid))
    .returning();
  return row;
}

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
