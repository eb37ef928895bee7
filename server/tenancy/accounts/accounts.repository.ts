import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const fathers = alias(accounts, 'fathers');
const above = alias(accounts, 'above');

const nodeColumns = {
  id: accounts.id,
  name: accounts.name,
  status: accounts.status,
  type: accounts.type,
  father: accounts.parentId,
  fatherName: fathers.name,
  country: accounts.country,
  timezone: accounts.timezone,
  category: accounts.category,
  plan: accounts.plan,
  billerCode: accounts.billerCode,
  highway: accounts.highway,
  billingClient: accounts.billingClient,
};

const rowColumns = {
  ...nodeColumns,
  version: accounts.version,
  numbers: sql<number>`(select count(*)::int from numbers where account_id = ${accounts.id} and status = 'active')`,
  users: sql<number>`(select count(*)::int from users where account_id = ${accounts.id} and status <> 'removed')`,
};

/** The active accounts of the scope, by name ignoring case. */
export function listAccounts(executor: Executor, scope: Scope) {
  return executor
    .select(nodeColumns)
    .from(accounts)
    .leftJoin(fathers, eq(fathers.id, accounts.parentId))
    .where(and(isWithin(scope, accounts.id), eq(accounts.status, 'active')))
    .orderBy(sql`lower(${accounts.name})`, accounts.id);
}

/** An account and the non-deleted ones below it, by name ignoring case, to the given depth if any. */
export function listBranch(executor: Executor, scope: Scope, root: number, depth?: number) {
  return executor
    .select(rowColumns)
    .from(accountTree)
    .innerJoin(accounts, eq(accounts.id, accountTree.descendantId))
    .leftJoin(fathers, eq(fathers.id, accounts.parentId))
    .where(
      and(
        eq(accountTree.ancestorId, root),
        depth === undefined ? undefined : sql`${accountTree.depth} <= ${depth}`,
        isWithin(scope, accountTree.ancestorId),
        isWithin(scope, accounts.id),
        isNull(accounts.deletedAt),
      ),
    )
    .orderBy(sql`lower(${accounts.name})`, accounts.id);
}

export async function findAccount(executor: Executor, scope: Scope, id: number) {
  const [row] = await executor
    .select({
      ...rowColumns,
      inheritedHighway: highwayAbove(scope),
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .leftJoin(fathers, eq(fathers.id, accounts.parentId))
    .where(and(isWithin(scope, accounts.id), eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row;
}

/** The highway of the nearest account above, within the scope, that has one. */
function highwayAbove(scope: Scope) {
  return sql<string | null>`(
    select ${above.highway} from ${accountTree} join ${accounts} ${above} on ${above.id} = ${accountTree.ancestorId}
    where ${accountTree.descendantId} = ${accounts.id} and ${accountTree.depth} > 0
      and ${above.highway} is not null and ${isWithin(scope, above.id)}
    order by ${accountTree.depth} limit 1)`;
}

/** The number of accounts above one, within the scope. */
export async function countAbove(executor: Executor, scope: Scope, id: number): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(accountTree)
    .where(
      and(eq(accountTree.descendantId, id), sql`${accountTree.depth} > 0`, isWithin(scope, accountTree.ancestorId)),
    );
  return row?.count ?? 0;
}

/** Whether an account is visible through a user's database, as decided by row-level security. */
export async function isThere(tenant: Executor, id: number): Promise<boolean> {
  const rows = await tenant.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id));
  return rows.length === 1;
}

/** Updates an account if its version is unchanged. False if it has another version by now. */
export async function updateAccount(
  executor: Executor,
  scope: Scope,
  key: { id: number; version: number },
  change: Partial<typeof accounts.$inferInsert>,
): Promise<boolean> {
  const changed = await executor
    .update(accounts)
    .set({ ...change, version: key.version + 1 })
    .where(
      and(
        isWithin(scope, accounts.id),
        eq(accounts.id, key.id),
        eq(accounts.version, key.version),
        isNull(accounts.deletedAt),
      ),
    )
    .returning({ id: accounts.id });
  return changed.length === 1;
}
