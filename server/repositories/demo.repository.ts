import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accounts, users } from '../db/schema/all.ts';

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
