import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { webLeases } from '../../kernel/db/schema/all.ts';

interface VisitKey {
  accountId: number;
  visitId: string;
}

/** The numbers that a visit was shown. */
export function listLeases(executor: Executor, { accountId, visitId }: VisitKey) {
  return executor
    .select({ did: webLeases.did, poolId: webLeases.poolId })
    .from(webLeases)
    .where(and(eq(webLeases.accountId, accountId), eq(webLeases.visitId, visitId)));
}

/** Keeps that a visit was shown numbers that others see as well. */
export async function insertSharedLeases(
  executor: Executor,
  { accountId, visitId, dids, at }: VisitKey & { dids: readonly string[]; at: Date },
): Promise<void> {
  if (dids.length === 0) return;
  await executor
    .insert(webLeases)
    .values(dids.map((did) => ({ accountId, id: randomUUID(), did, visitId, poolId: null, from: at })));
}
