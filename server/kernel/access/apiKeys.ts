import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Tx } from '../db/executor.ts';
import { apiKeys } from '../db/schema/all.ts';
import { findActiveUser } from './access.ts';
import { isWithin, type Scope } from './scope.ts';

const columns = {
  id: apiKeys.id,
  accountId: apiKeys.accountId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  addresses: apiKeys.addresses,
  perMinute: apiKeys.perMinute,
  userId: apiKeys.userId,
  createdBy: apiKeys.createdBy,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** The keys of the scope that are not revoked, newest first. */
export function listKeys(executor: Executor, scope: Scope) {
  return executor
    .select(columns)
    .from(apiKeys)
    .where(and(isWithin(scope, apiKeys.accountId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
}

export async function insertKey(tx: Tx, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** Revokes a key; undefined if the scope has none of that id, or it was revoked before. */
export async function revokeKey(tx: Tx, scope: Scope, id: string, now: Date) {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(isWithin(scope, apiKeys.accountId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning(columns);
  return row;
}

/** A key by its hash, before anything is known of who asks. */
export async function findKeyByHash(executor: Executor, hash: string) {
  const [row] = await executor
    .select(columns)
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt)));
  return row;
}

/** Notes a use, at most once a minute. */
export async function touchKey(executor: Executor, key: { accountId: number; id: string }, now: Date): Promise<void> {
  const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - 60_000)));
  await executor
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.accountId, key.accountId), eq(apiKeys.id, key.id), stale));
}

/** Whether a key can still be used, by somebody who is still there. */
export async function isKeyUsable(
  executor: Executor,
  { accountId, id }: { accountId: number; id: string },
  now: Date,
): Promise<boolean> {
  const [key] = await executor
    .select({ userId: apiKeys.userId })
    .from(apiKeys)
    .where(
      and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now)),
    );
  return key !== undefined && (await findActiveUser(executor, key.userId)) !== undefined;
}
