import { eq, and } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';

export async function findProfile(executor: Executor, accountId: number, userId: number) {
  const [row] = await executor
    .select({
      id: users.id,
      account: users.accountId,
      accountName: accounts.name,
      allow: users.allow,
      country: accounts.country,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      tz: users.timezone,
      locale: users.locale,
      version: users.version,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
  return row && { ...row, username: row.email };
}
