import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { exporters } from '../../kernel/db/schema/exporters.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type ExporterRow = typeof exporters.$inferSelect;
export type NamedExporter = ExporterRow & { accountName: string };

type Key = Pick<ExporterRow, 'accountId' | 'id'>;

const columns = { ...getTableColumns(exporters), accountName: accounts.name };

/** The exporters of the scope, by name. */
export function listExporters(executor: Executor, scope: Scope): Promise<NamedExporter[]> {
  return executor
    .select(columns)
    .from(exporters)
    .innerJoin(accounts, eq(accounts.id, exporters.accountId))
    .where(isWithin(scope, exporters.accountId))
    .orderBy(sql`lower(${exporters.name})`, exporters.id);
}

export async function findExporter(executor: Executor, scope: Scope, id: string): Promise<NamedExporter | undefined> {
  const [row] = await executor
    .select(columns)
    .from(exporters)
    .innerJoin(accounts, eq(accounts.id, exporters.accountId))
    .where(and(isWithin(scope, exporters.accountId), eq(exporters.id, id)));
  return row;
}

/** An exporter of any active account, before anything is known of who asks. */
export async function findFeed(executor: Executor, id: string) {
  const [row] = await executor
    .select({ ...columns, timezone: accounts.timezone })
    .from(exporters)
    .innerJoin(accounts, eq(accounts.id, exporters.accountId))
    .where(and(eq(exporters.id, id), eq(accounts.status, 'active'), isNull(accounts.deletedAt)));
  return row;
}

export async function insertExporter(tx: Tx, exporter: typeof exporters.$inferInsert): Promise<void> {
  await tx.insert(exporters).values(exporter);
}

/** Changes an exporter of this version. False when somebody else was faster. */
export async function updateExporter(
  tx: Tx,
  { accountId, id, version }: Key & Pick<ExporterRow, 'version'>,
  change: Partial<Omit<ExporterRow, keyof Key | 'version'>>,
): Promise<boolean> {
  const changed = await tx
    .update(exporters)
    .set({ ...change, version: version + 1 })
    .where(and(isExporter({ accountId, id }), eq(exporters.version, version)))
    .returning({ id: exporters.id });
  return changed.length === 1;
}

/** False when it is gone already. */
export async function deleteExporter(tx: Tx, key: Key): Promise<boolean> {
  return (await tx.delete(exporters).where(isExporter(key))).rowCount === 1;
}

/** Notes a use, at most once a minute. */
export async function touchExporter(executor: Executor, key: Key, now: Date): Promise<void> {
  const stale = or(isNull(exporters.lastUsedAt), lt(exporters.lastUsedAt, new Date(now.getTime() - 60_000)));
  await executor
    .update(exporters)
    .set({ lastUsedAt: now })
    .where(and(isExporter(key), stale));
}

function isExporter({ accountId, id }: Key) {
  return and(eq(exporters.accountId, accountId), eq(exporters.id, id));
}
