import { and, eq, or, sql } from 'drizzle-orm';
import { admins } from '#values/roleGroups.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** Who administers an account: its own administrators, or those of the nearest account above it that has any. */
export async function listAdministrators(executor: Executor, accountId: number) {
  const isAdministrator = or(...admins.map((role) => sql`(${users.allow} ->> ${role})::boolean`));
  const { depth } = accountTree;
  const rows = await executor
    .select({ accountId: users.accountId, to: users.email, locale: users.locale, timezone: users.timezone, depth })
    .from(users)
    .innerJoin(accountTree, eq(accountTree.ancestorId, users.accountId))
    .where(and(eq(accountTree.descendantId, accountId), eq(users.status, 'active'), isAdministrator))
    .orderBy(depth, users.id);
  return rows.filter((row) => row.depth === rows[0]?.depth);
}

/** The active user with an email, for mails. */
export async function findRecipient(executor: Executor, email: string) {
  const [row] = await executor
    .select({ accountId: users.accountId, to: users.email, locale: users.locale, timezone: users.timezone })
    .from(users)
    .where(and(eq(users.email, email), eq(users.status, 'active')));
  return row;
}
