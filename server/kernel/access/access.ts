import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Allow } from '#values/roles.ts';
import type { Executor } from '../db/executor.ts';
import { perExecutor } from '../db/perExecutor.ts';
import { accounts, accountTree, userAccess, users } from '../db/schema/all.ts';

/** A user's permissions in an account. */
export interface Permission {
  account: number;
  allow: Allow;
}

/** A user's permissions in one visible account. */
export interface Access extends Permission {
  /** A deleted account can be read for its history but not changed. */
  deleted: boolean;
}

export interface UserKey {
  accountId: number;
  userId: number;
}

/**
 * All accounts visible to a user, with the permissions in each. The user's own permissions apply to their account and
 * those below it; a rule replaces them for an account and those below it, or blocks access. The nearest rule applies.
 * No rule can grant the system role.
 */
export async function listAccess(executor: Executor, key: UserKey): Promise<Access[]> {
  return withoutBlocked(await accessStatement(executor).execute({ ...key }));
}

/** The same, for permissions and rules that are not stored yet. */
export async function listAccessBy(
  executor: Executor,
  { account, allow, rules }: Permission & { rules: readonly (Permission & { blocked: boolean })[] },
): Promise<Access[]> {
  return withoutBlocked(
    await nearestRules(
      executor,
      sql`select ${account}::int as on_account, false as blocked, ${JSON.stringify(allow)}::jsonb as allow, 1 as general
        union all
        select account, blocked, allow - 'system', 0
        from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as given (account int, blocked boolean, allow jsonb)`,
    ),
  );
}

function nearestRules(executor: Executor, rules: SQL) {
  return executor
    .selectDistinctOn([accountTree.descendantId], {
      account: accountTree.descendantId,
      blocked: sql<boolean>`rules.blocked`,
      allow: sql<Allow>`rules.allow`,
      deleted: sql<boolean>`${accounts.deletedAt} is not null`,
    })
    .from(sql`(${rules}) as rules`)
    .innerJoin(accountTree, sql`${accountTree.ancestorId} = rules.on_account`)
    .innerJoin(accounts, eq(accounts.id, accountTree.descendantId))
    .orderBy(accountTree.descendantId, accountTree.depth, sql`rules.general`);
}

/** Every request runs it. */
const accessStatement = perExecutor((executor) => {
  const [account, user] = [sql.placeholder('accountId'), sql.placeholder('userId')];
  return nearestRules(
    executor,
    sql`select ${users.accountId} as on_account, false as blocked, ${users.allow} as allow, 1 as general
      from ${users} where ${users.accountId} = ${account} and ${users.id} = ${user}
      union all
      select ${userAccess.onAccountId}, ${userAccess.blocked}, ${userAccess.allow} - 'system', 0
      from ${userAccess} where ${userAccess.accountId} = ${account} and ${userAccess.userId} = ${user}`,
  ).prepare('list_access');
});

function withoutBlocked(rules: readonly (Access & { blocked: boolean })[]): Access[] {
  return rules.flatMap(({ blocked, ...access }) => (blocked ? [] : [access]));
}

/** All accounts, as visible to system users. */
export function listEveryAccount(executor: Executor): Promise<Omit<Access, 'allow'>[]> {
  const deleted = sql<boolean>`${accounts.deletedAt} is not null`;
  return executor.select({ account: accounts.id, deleted }).from(accounts).orderBy(accounts.id);
}

/** A user's permissions, email and time zone; undefined unless user and account are active. */
export async function findActiveUser(executor: Executor, userId: number) {
  const [row] = await executor
    .select({
      userId: users.id,
      accountId: users.accountId,
      email: users.email,
      timezone: users.timezone,
      allow: users.allow,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(users.id, userId), eq(users.status, 'active'), eq(accounts.status, 'active')));
  return row;
}

/** An account and all below it. */
export async function listSubtree(executor: Executor, account: number): Promise<number[]> {
  const rows = await executor
    .select({ id: accountTree.descendantId })
    .from(accountTree)
    .where(eq(accountTree.ancestorId, account));
  return rows.map(({ id }) => id);
}
