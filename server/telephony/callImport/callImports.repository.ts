import { and, desc, eq, inArray, isNull, min, not, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { callEvents, callImports, calls, importedCalls } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type CallImportRow = typeof callImports.$inferSelect;
export type ImportedRow = typeof importedCalls.$inferInsert;
type Key = Pick<CallImportRow, 'accountId' | 'id'>;

/** Advisory lock by account, beside the account's number. */
const importLock = 7_201_010;

/** Lets one import of an account after the other write, so that two of the same file find each other's calls. */
export async function lockImports(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock}, ${accountId})`);
}

/** The imports of the scope, newest first. */
export function listImports(executor: Executor, scope: Scope): Promise<CallImportRow[]> {
  return executor
    .select()
    .from(callImports)
    .where(isWithin(scope, callImports.accountId))
    .orderBy(desc(callImports.createdAt), callImports.id);
}

export async function insertImport(tx: Tx, row: CallImportRow): Promise<void> {
  await tx.insert(callImports).values(row);
}

/** Notes calls as imported, except those that were before. Returns the external ids of the new ones. */
export async function claimCalls(tx: Tx, rows: readonly ImportedRow[]): Promise<Set<string>> {
  const claimed = await tx
    .insert(importedCalls)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ externalId: importedCalls.externalId });
  return new Set(claimed.map(({ externalId }) => externalId));
}

/** Writes calls with the events that they are folded from. As JSON, which is faster than a parameter for each value. */
export async function insertCalls(
  tx: Tx,
  rows: readonly (typeof calls.$inferInsert)[],
  events: readonly Omit<typeof callEvents.$inferInsert, 'seq'>[],
): Promise<void> {
  await insertAsJson(tx, calls, rows);
  await insertAsJson(tx, callEvents, events);
}

/** All rows have the columns of the first; other columns get their defaults. */
async function insertAsJson(tx: Tx, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const keys = Object.keys(rows[0] ?? {}).map((key) => [key, snakeCase(key)] as const);
  const columns = sql.join(
    keys.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  const given = rows.map((row) => Object.fromEntries(keys.map(([key, name]) => [name, row[key]])));
  await tx.execute(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb)`);
}

function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** When each of these callers first called the account, of those who did. */
export async function firstCallsOf(
  tx: Tx,
  accountId: number,
  callers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ caller: sql<string>`${calls.caller}`, first: min(calls.dateStart) })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), inArray(calls.caller, [...callers]), not(calls.test)))
    .groupBy(calls.caller);
  return new Map(rows.map(({ caller, first }) => [caller, first?.getTime() ?? Infinity]));
}

/** Reads and locks an import until the transaction ends. */
export async function lockImport(tx: Tx, scope: Scope, id: string): Promise<CallImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(callImports)
    .where(and(isWithin(scope, callImports.accountId), eq(callImports.id, id)))
    .for('update');
  return row;
}

/** Deletes the calls of an import, with all that was noted of them. */
export async function deleteImported(tx: Tx, { accountId, id }: Key): Promise<void> {
  const ofImport = and(eq(importedCalls.accountId, accountId), eq(importedCalls.importId, id));
  const uuids = tx.select({ uuid: importedCalls.callUuid }).from(importedCalls).where(ofImport);
  await tx
    .delete(callEvents)
    .where(and(eq(callEvents.accountId, accountId), sql`${callEvents.callUuid} in (${uuids})`));
  await tx.delete(calls).where(and(eq(calls.accountId, accountId), sql`${calls.uuid} in (${uuids})`));
  await tx.delete(importedCalls).where(ofImport);
}

export async function markUndone(tx: Tx, { accountId, id }: Key, undoneBy: string, undoneAt: Date): Promise<void> {
  await tx
    .update(callImports)
    .set({ undoneBy, undoneAt })
    .where(and(eq(callImports.accountId, accountId), eq(callImports.id, id), isNull(callImports.undoneAt)));
}
