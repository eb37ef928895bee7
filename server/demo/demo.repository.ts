import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../kernel/db/executor.ts';
import { accounts, sessions, users } from '../kernel/db/schema/all.ts';

/** Whether there are no accounts, which loading the demo requires. */
export async function hasNoAccounts(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ empty: boolean }>(
    sql`select not exists (select from ${accounts}) as empty`,
  );
  return rows[0]?.empty === true;
}

/** Whether the demo's users are in the database. */
export async function hasDemo(executor: Executor, emails: string[]): Promise<boolean> {
  return (await executor.$count(users, inArray(users.email, emails))) === emails.length;
}

export async function changeDemoPasswords(executor: Executor, emails: string[], passwordHash: string): Promise<void> {
  await executor.update(users).set({ passwordHash }).where(inArray(users.email, emails));
}

export async function endDemoSessions(executor: Executor, emails: string[], now: Date): Promise<void> {
  const ids = executor.select({ id: users.id }).from(users).where(inArray(users.email, emails));
  await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.userId, ids), isNull(sessions.revokedAt)));
}
