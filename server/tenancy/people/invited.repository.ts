import { fullName } from '#values/fullName.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { UserKey } from '../../kernel/access/access.ts';

/** An invited user of an active account who has not accepted yet. */
export async function findInvited(
  executor: Executor,
  { accountId, userId }: { accountId: number; userId: number | null },
) {
  if (userId === null) return undefined;
  const [row] = await executor
    .select({
      id: users.id,
      accountId: users.accountId,
      accountName: accounts.name,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      locale: users.locale,
      timezone: users.timezone,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.id, userId),
        eq(users.status, 'invited'),
        eq(accounts.status, 'active'),
      ),
    );
  return row;
}

/** The user's own profile; undefined leaves a field unchanged. */
export interface Accepted {
  passwordHash: string;
  passwordChangedAt: Date;
  firstName: string;
  lastName?: string | null | undefined;
  locale?: (typeof users.$inferSelect)['locale'] | undefined;
  timezone?: string | undefined;
}

export async function acceptInvitation(tx: Tx, { accountId, userId }: UserKey, accepted: Accepted): Promise<void> {
  const given = Object.fromEntries(Object.entries(accepted).filter(([, value]) => value !== undefined));
  await tx
    .update(users)
    .set({ ...given, status: 'active', version: sql`${users.version} + 1` })
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
}

/** The name of a user of any account. */
export async function findUserName(executor: Executor, userId: number): Promise<string | undefined> {
  const [row] = await executor
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return row && fullName(row);
}
