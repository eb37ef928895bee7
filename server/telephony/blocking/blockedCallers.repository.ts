import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { blockedCallers, calls } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type BlockedRow = typeof blockedCallers.$inferSelect;

export function listBlocked(executor: Executor, scope: Scope): Promise<BlockedRow[]> {
  return executor
    .select()
    .from(blockedCallers)
    .where(isWithin(scope, blockedCallers.accountId))
    .orderBy(desc(blockedCallers.createdAt), blockedCallers.caller);
}

export async function findBlocked(executor: Executor, scope: Scope, id: string): Promise<BlockedRow | undefined> {
  const [row] = await executor.select().from(blockedCallers).where(isRow(scope, id));
  return row;
}

/** Undefined when the account already blocks the number. */
export async function insertBlocked(
  executor: Executor,
  blocked: typeof blockedCallers.$inferInsert,
): Promise<BlockedRow | undefined> {
  const [row] = await executor.insert(blockedCallers).values(blocked).onConflictDoNothing().returning();
  return row;
}

export async function deleteBlocked(executor: Executor, scope: Scope, id: string): Promise<BlockedRow | undefined> {
  const [row] = await executor.delete(blockedCallers).where(isRow(scope, id)).returning();
  return row;
}

/** The caller of a call, which is null when withheld; undefined when the scope has no such call. */
export async function findCallerOf(executor: Executor, scope: Scope, uuid: string) {
  const [row] = await executor
    .select({ caller: calls.caller })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return row?.caller;
}

function isRow(scope: Scope, id: string) {
  return and(isWithin(scope, blockedCallers.accountId), eq(blockedCallers.id, id));
}
