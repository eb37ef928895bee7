import { and, eq, gt, or, sql } from 'drizzle-orm';
import { billers, resellers } from '#values/roleGroups.ts';
import type { Role } from '#values/roles.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';

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

/**
 * Who can enter a top-up of an account: the resellers and staff of the nearest account above it that has any, or staff of
 * its own.
 */
export async function listCreditors(executor: Executor, payerId: number) {
  const mayEnter = or(and(gt(accountTree.depth, 0), hasOneOf(resellers)), hasOneOf(['system', 'support']));
  const rows = await executor
    .select({ ...columns, depth: accountTree.depth })
    .from(users)
    .innerJoin(accountTree, eq(accountTree.ancestorId, users.accountId))
    .where(and(eq(accountTree.descendantId, payerId), isActive, mayEnter))
    .orderBy(accountTree.depth, users.id);
  return rows.filter(({ depth }) => depth === rows[0]?.depth);
}
