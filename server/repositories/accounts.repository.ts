import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/executor.ts';
import { accounts, accountTree } from '../db/schema/accounts.ts';
import { isWithin, type Scope } from './scope.ts';

const fathers = alias(accounts, 'fathers');

/** The active accounts of the scope, by name ignoring case. */
export function listAccounts(executor: Executor, scope: Scope) {
  return executor
    .select({
      id: accounts.id,
      name: accounts.name,
      status: accounts.status,
      type: accounts.type,
      father: accounts.parentId,
      fatherName: fathers.name,
      country: accounts.country,
      timezone: accounts.timezone,
    })
    .from(accounts)
    .leftJoin(fathers, eq(fathers.id, accounts.parentId))
    .where(and(isWithin(scope, accounts.id), eq(accounts.status, 'active')))
    .orderBy(sql`lower(${accounts.name})`, accounts.id);
}

/** Adds an account below another, or as a root, and keeps the closure of the tree. */
export async function insertAccount(executor: Executor, account: typeof accounts.$inferInsert): Promise<number> {
  const [row] = await executor.insert(accounts).values(account).returning({ id: accounts.id });
  if (!row) throw new Error('an insert returned no row');
  await executor.execute(sql`
    insert into ${accountTree} (ancestor_id, descendant_id, depth)
    select ancestor_id, ${row.id}::int, depth + 1 from ${accountTree} where descendant_id = ${account.parentId ?? null}::int
    union all select ${row.id}::int, ${row.id}::int, 0`);
  return row.id;
}
