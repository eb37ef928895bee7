import { inArray } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { didDirectory } from '../../kernel/db/schema/routing.ts';

/** Which of these are tracking numbers of any account. */
export async function knownNumbers(executor: Executor, dids: readonly string[]): Promise<string[]> {
  if (dids.length === 0) return [];
  const rows = await executor
    .select({ did: didDirectory.did })
    .from(didDirectory)
    .where(inArray(didDirectory.did, [...dids]));
  return rows.map(({ did }) => did).toSorted();
}
