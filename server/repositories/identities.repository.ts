import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accounts, users } from '../db/schema/all.ts';
import { fullNameColumn } from './fullNameColumn.ts';
import { isWithin, type Scope } from './scope.ts';

/** The active users of active accounts who are not system users, by name ignoring case. */
export function listIdentities(executor: Executor, scope: Scope) {
  const name = fullNameColumn(users);
  return executor
    .select({ id: users.id, name, email: users.email, account: users.accountId, accountName: accounts.name })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        isWithin(scope, users.accountId),
        eq(users.status, 'active'),
        eq(accounts.status, 'active'),
        sql`(${users.allow} ->> 'system')::boolean is not true`,
      ),
    )
    .orderBy(sql`lower(${name})`, users.email);
}
