import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { idempotencyKeys } from '../db/schema/security.ts';

export interface IdempotencyKey {
  accountId: number;
  key: string;
}

/** False when the key is in use. Replaces a first request that has had no response for ten minutes. */
export async function claimKey(executor: Executor, key: IdempotencyKey, request: string, at: Date): Promise<boolean> {
  const longAgo = new Date(at.getTime() - 600_000);
  const rows = await executor
    .insert(idempotencyKeys)
    .values({ ...key, request, at })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: { at },
      setWhere: sql`${idempotencyKeys.answer} is null and ${idempotencyKeys.at} < ${longAgo} and ${idempotencyKeys.request} = ${request}`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

export async function findKey(executor: Executor, key: IdempotencyKey) {
  const [row] = await executor
    .select({ request: idempotencyKeys.request, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKey(key));
  return row;
}

export async function keepAnswer(executor: Executor, key: IdempotencyKey, answer: unknown): Promise<void> {
  await executor
    .update(idempotencyKeys)
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where(isKey(key));
}

export async function forgetKey(executor: Executor, key: IdempotencyKey): Promise<void> {
  await executor.delete(idempotencyKeys).where(isKey(key));
}

/** Deletes expired keys. */
export async function purgeKeys(executor: Executor): Promise<void> {
  await executor.delete(idempotencyKeys).where(lt(idempotencyKeys.at, sql`now() - interval '1 day'`));
}

function isKey({ accountId, key }: IdempotencyKey) {
  return and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
}
