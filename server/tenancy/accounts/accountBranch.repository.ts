import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { accounts, accountTree, numbers, sessions, users } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** Advisory lock that serializes transactions which change the shape of the tree. */
const treeLock = 7_201_004;

export async function lockTree(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${treeLock})`);
}

export async function isBelow(tx: Tx, id: number, ancestor: number): Promise<boolean> {
  const rows = await tx
    .select({ depth: accountTree.depth })
    .from(accountTree)
    .where(and(eq(accountTree.ancestorId, ancestor), eq(accountTree.descendantId, id)));
  return rows.length > 0;
}

/** Moves a branch below another account: updates its parent and its part of the closure. */
export async function moveBranch(tx: Tx, scope: Scope, id: number, father: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ parentId: father })
    .where(and(isWithin(scope, accounts.id), eq(accounts.id, id)));
  const branch = sql`select descendant_id from ${accountTree} where ancestor_id = ${id}`;
  await tx.execute(sql`
    delete from ${accountTree} where descendant_id in (${branch}) and ancestor_id not in (${branch})`);
  await tx.execute(sql`
    insert into ${accountTree} (ancestor_id, descendant_id, depth)
    select above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
    from ${accountTree} above cross join ${accountTree} below
    where above.descendant_id = ${father} and below.ancestor_id = ${id}`);
}

/** The non-deleted accounts of a branch, the account itself first, with what prevents the deletion of each. */
export function listHeld(executor: Pick<Tx, 'select'>, scope: Scope, id: number) {
  return executor
    .select({
      id: accounts.id,
      status: accounts.status,
      numbers: sql<number>`(select count(*)::int from ${numbers} where account_id = ${accounts.id} and status = 'active')`,
    })
    .from(accountTree)
    .innerJoin(accounts, eq(accounts.id, accountTree.descendantId))
    .where(and(eq(accountTree.ancestorId, id), isWithin(scope, accounts.id), isNull(accounts.deletedAt)))
    .orderBy(accountTree.depth, accounts.id);
}

export async function markDeleted(tx: Tx, scope: Scope, ids: number[], now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ status: 'suspended', deletedAt: now, version: sql`${accounts.version} + 1` })
    .where(and(isWithin(scope, accounts.id), inArray(accounts.id, ids)));
  await tx
    .update(users)
    .set({ status: 'removed' })
    .where(and(isWithin(scope, users.accountId), inArray(users.accountId, ids)));
}

/** Ends all sessions of the accounts' users. Returns those that were open. */
export function revokeSessionsOf(tx: Tx, scope: Scope, ids: number[], now: Date) {
  return tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isWithin(scope, sessions.accountId), inArray(sessions.accountId, ids), isNull(sessions.revokedAt)))
    .returning({ accountId: sessions.accountId, sessionId: sessions.id });
}
