import { and, eq, sql } from 'drizzle-orm';
import { Preferences } from '#contract/telephony/dashboard.contract.ts';
import type { Executor } from '../db/executor.ts';
import { users } from '../db/schema/users.ts';

interface Person {
  accountId: number;
  userId: number;
}

const isPerson = ({ accountId, userId }: Person) => and(eq(users.accountId, accountId), eq(users.id, userId));

/** The preferences of one user. */
export async function findPreferences(executor: Executor, person: Person): Promise<Preferences> {
  const [row] = await executor.select({ preferences: users.preferences }).from(users).where(isPerson(person));
  return Preferences.parse(row?.preferences ?? {});
}

/** Merges the given preferences into the stored ones. */
export async function mergePreferences(executor: Executor, person: Person, given: Preferences): Promise<Preferences> {
  const [row] = await executor
    .update(users)
    .set({ preferences: sql`${users.preferences} || ${JSON.stringify(given)}::jsonb` })
    .where(isPerson(person))
    .returning({ preferences: users.preferences });
  return Preferences.parse(row?.preferences ?? {});
}
