import { and, eq, or, sql } from 'drizzle-orm';
import { billers } from '#values/roleGroups.ts';
import type { Role } from '#values/roles.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/schema/users.ts';

const columns = { accountId: users.accountId, to: users.email, locale: users.locale, timezone: users.timezone };

const isActive = eq(users.status, 'active');

const hasOneOf = (roles: readonly Role[]) => or(...roles.map((role) => sql`(${users.allow} ->> ${role})::boolean`));

/** Users of an account that pays who can do something about its credit: its admins and those for billing. */
export async function listPayersUsers(executor: Executor, payerId: number) {
  return executor
    .select(columns)
    .from(users)
    .where(and(eq(users.accountId, payerId), isActive, hasOneOf(billers)))
    .orderBy(users.id);
}

/** A user by email. */
export async function findContact(executor: Executor, email: string) {
  const [row] = await executor
    .select(columns)
    .from(users)
    .where(and(eq(users.email, email), isActive));
  return row;
}
