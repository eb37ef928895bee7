import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accounts, users } from '../db/schema/all.ts';

/** Whether nobody has an account yet: only then the demo may be loaded. */
export async function hasNoAccounts(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ empty: boolean }>(
    sql`select not exists (select from ${accounts}) as empty`,
  );
  return rows[0]?.empty === true;
}

/** Whether the people of the demo are in the database. */
export async function hasDemo(executor: Executor, emails: string[]): Promise<boolean> {
  return (await executor.$count(users, inArray(users.email, emails))) === emails.length;
}
