import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** The users who may work on an account’s conversations, by name: of the account and those above it that are in the scope. */
export function listColleagues(executor: Executor, scope: Scope, accountIds: readonly number[]) {
  const name = fullNameColumn(users);
  return executor
    .select({ id: users.id, name })
    .from(users)
    .where(and(isWithin(scope, users.accountId), inArray(users.accountId, [...accountIds]), eq(users.status, 'active')))
    .orderBy(name, users.id);
}
