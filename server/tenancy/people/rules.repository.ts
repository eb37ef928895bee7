import { and, asc, eq } from 'drizzle-orm';
import type { AccessRule } from '#contract/tenancy/teamMember.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { userAccess } from '../../kernel/db/schema/users.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

interface UserKey {
  accountId: number;
  userId: number;
}

/** All rules of a user, for any account. */
export async function listRules(executor: Executor, user: UserKey): Promise<AccessRule[]> {
  return executor
    .select({ account: userAccess.onAccountId, blocked: userAccess.blocked, allow: userAccess.allow })
    .from(userAccess)
    .where(isOf(user))
    .orderBy(asc(userAccess.onAccountId));
}

/** Replaces a user's rules for the accounts of the scope; rules for others are kept. */
export async function replaceRules(
  executor: Executor,
  scope: Scope,
  user: UserKey,
  rules: readonly AccessRule[],
): Promise<void> {
  await executor.delete(userAccess).where(and(isOf(user), isWithin(scope, userAccess.onAccountId)));
  if (rules.length === 0) return;
  const rows = rules.map(({ account, blocked, allow }) => ({
    accountId: user.accountId,
    userId: user.userId,
    onAccountId: account,
    blocked,
    allow: blocked ? {} : allow,
  }));
  await executor.insert(userAccess).values(rows);
}

function isOf({ accountId, userId }: UserKey) {
  return and(eq(userAccess.accountId, accountId), eq(userAccess.userId, userId));
}
