import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accountTree, blockedCallers } from '../../kernel/db/schema/all.ts';
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

/** The numbers blocked for these accounts: by themselves, and by the accounts above that the user can see. */
export async function numbersBlockedFor(executor: Executor, scope: Scope): Promise<Set<string>> {
  const above = executor
    .select({ id: accountTree.ancestorId })
    .from(accountTree)
    .where(isWithin(scope, accountTree.descendantId));
  const rows = await executor
    .select({ caller: blockedCallers.caller })
    .from(blockedCallers)
    .where(inArray(blockedCallers.accountId, above));
  return new Set(rows.map(({ caller }) => caller));
}

function isRow(scope: Scope, id: string) {
  return and(isWithin(scope, blockedCallers.accountId), eq(blockedCallers.id, id));
}
