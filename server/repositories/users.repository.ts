import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accounts, users } from '../db/schema/all.ts';

/** The login of an e-mail, whatever its case: only active users of active accounts have one. */
export async function findLogin(executor: Executor, email: string) {
  const [row] = await executor
    .select({ accountId: users.accountId, userId: users.id, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(users.email, sql`lower(${email})`), eq(users.status, 'active'), eq(accounts.status, 'active')));
  return row;
}

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
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
  return row && { ...row, username: row.email };
}
