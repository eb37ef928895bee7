import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, users } from '../../kernel/db/schema/all.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

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
