import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/executor.ts';
import { users } from '../../db/schema/users.ts';

/** Adds a person, or answers undefined when the e-mail has a user in any account. */
export async function insertMember(tx: Tx, user: typeof users.$inferInsert): Promise<number | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

export interface MemberKey {
  account: number;
  id: number;
  version: number;
}

/** Changes a person who still has the version that was read. False when it has another by now. */
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

/** The first half of the advisory locks of an account's managers; the second is the account. */
const managersLock = 7_201_016;

/**
 * Whether an account has an active person with both `users` and `admin`. Whoever asks holds the account's lock until his
 * transaction ends, so that changes that come at once see each other.
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
