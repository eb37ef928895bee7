import { and, eq, sql } from 'drizzle-orm';
import { isDuplicate } from '../../kernel/db/duplicates.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { accounts, users } from '../../kernel/db/schema/all.ts';

const columns = {
  accountId: users.accountId,
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  locale: users.locale,
  timezone: users.timezone,
  passwordHash: users.passwordHash,
  passwordChangedAt: users.passwordChangedAt,
  twoFactor: users.twoFactor,
  totpSecret: users.totpSecret,
  totpLastStep: users.totpLastStep,
  twoFactorMobile: users.twoFactorMobile,
};

/** What a login is checked against. `totpSecret` is encrypted; with `twoFactor` null the setup is not complete. */
export type Credentials = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

type Change = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'email'
    | 'passwordHash'
    | 'passwordChangedAt'
    | 'twoFactor'
    | 'totpSecret'
    | 'totpLastStep'
    | 'twoFactorMobile'
    | 'status'
  >
>;

/** Finds the login for an email, ignoring case. Only active users of active accounts have one. */
export async function findLogin(executor: Executor, email: string) {
  const [row] = await executor
    .select(columns)
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(eq(users.email, sql`lower(${email})`), eq(users.status, 'active'), eq(accounts.status, 'active')));
  return row;
}

/** The credentials of an active user. */
export async function findCredentials(executor: Executor, user: UserKey): Promise<Credentials | undefined> {
  const [row] = await executor.select(columns).from(users).where(isActive(user));
  return row;
}

/** The same with the row locked until the transaction ends, so that a code counts once and changes are serialized. */
export async function lockCredentials(tx: Tx, user: UserKey): Promise<Credentials | undefined> {
  const [row] = await tx.select(columns).from(users).where(isActive(user)).for('update');
  return row;
}

export async function changeCredentials(tx: Tx, user: UserKey, change: Change): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(is(user));
}

/** Whether a user in any account has the email, ignoring case. */
export async function isEmailTaken(executor: Executor, email: string): Promise<boolean> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, sql`lower(${email})`));
  return rows.length > 0;
}

/** Whether a change failed because another user has the email since it was checked. */
export const isEmailConflict = (error: unknown): boolean => isDuplicate(error, 'users_email_index');

function is({ accountId, userId }: UserKey) {
  return and(eq(users.accountId, accountId), eq(users.id, userId));
}

function isActive(user: UserKey) {
  return and(is(user), eq(users.status, 'active'));
}
