import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { users } from '../../kernel/db/schema/users.ts';

export interface MemberKey {
  account: number;
  id: number;
  version: number;
}

/** Updates a user if their version is unchanged. False if they have another version by now. */
export async function changeMember(
  executor: Executor,
  { account, id, version }: MemberKey,
  change: Partial<typeof users.$inferInsert>,
): Promise<boolean> {
  const changed = await executor
    .update(users)
    .set({ ...change, version: version + 1 })
    .where(and(eq(users.accountId, account), eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id });
  return changed.length === 1;
}

/** The first half of the advisory locks for an account's managers; the second is the account. */
const managersLock = 7_201_016;

/**
 * Whether an account has an active user with both `users` and `admin`. Locks the account's managers until the
 * transaction ends, so that concurrent changes see each other.
 */
export async function hasManager(tx: Tx, accountId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${managersLock}::int, ${accountId}::int)`);
  const [manager] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.status, 'active'),
        sql`(${users.allow} ->> 'users')::boolean and (${users.allow} ->> 'admin')::boolean`,
      ),
    )
    .limit(1);
  return manager !== undefined;
}
