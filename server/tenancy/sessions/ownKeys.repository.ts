import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, apiKeys, exporters } from '../../kernel/db/schema/all.ts';

/** The usable keys that a user made, in all accounts, by name. */
export async function listKeysOf(executor: Executor, userId: number) {
  const ofApi = await executor
    .select({
      kind: sql<'api'>`'api'`,
      id: apiKeys.id,
      account: apiKeys.accountId,
      accountName: accounts.name,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
  const ofExporters = await executor
    .select({
      kind: sql<'exporter'>`'exporter'`,
      id: exporters.id,
      account: exporters.accountId,
      accountName: accounts.name,
      name: exporters.name,
      prefix: sql<string>`${exporters.keyPrefix}`,
      lastUsedAt: exporters.lastUsedAt,
      expiresAt: sql<null>`null`,
    })
    .from(exporters)
    .innerJoin(accounts, eq(accounts.id, exporters.accountId))
    .where(and(eq(exporters.keyUserId, userId), isNotNull(exporters.keyHash)));
  return [...ofApi, ...ofExporters].toSorted((one, other) => one.name.localeCompare(other.name));
}

type KeyOf = { kind: 'api' | 'exporter'; id: string };

/** Ends keys that a user made: one, or without `only` all. Exporters need new ones. Returns those that ended. */
export async function endKeysOf(tx: Tx, userId: number, now: Date, only?: KeyOf) {
  const ended: (KeyOf & { accountId: number })[] = [];
  if (only?.kind !== 'exporter') {
    const rows = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), only && eq(apiKeys.id, only.id)))
      .returning({ accountId: apiKeys.accountId, id: apiKeys.id });
    ended.push(...rows.map((row) => ({ kind: 'api' as const, ...row })));
  }
  if (only?.kind !== 'api') {
    const rows = await tx
      .update(exporters)
      .set({ keyHash: null, keyPrefix: null, keyUserId: null, version: sql`${exporters.version} + 1` })
      .where(and(eq(exporters.keyUserId, userId), isNotNull(exporters.keyHash), only && eq(exporters.id, only.id)))
      .returning({ accountId: exporters.accountId, id: exporters.id });
    ended.push(...rows.map((row) => ({ kind: 'exporter' as const, ...row })));
  }
  return ended;
}
