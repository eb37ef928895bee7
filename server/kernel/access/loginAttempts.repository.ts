import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { loginAttempts } from '../db/schema/all.ts';

/** Counts an attempt before its outcome is known, so that parallel guesses are counted too. */
export async function recordAttempt(executor: Executor, subject: string, now: Date, windowStart: Date) {
  const expired = sql`${loginAttempts.windowStart} <= ${windowStart}`;
  const [row] = await executor
    .insert(loginAttempts)
    .values({ subject, failures: 1, windowStart: now })
    .onConflictDoUpdate({
      target: loginAttempts.subject,
      set: {
        failures: sql`case when ${expired} then 1 else ${loginAttempts.failures} + 1 end`,
        windowStart: sql`case when ${expired} then ${now} else ${loginAttempts.windowStart} end`,
      },
    })
    .returning();
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

export async function forgetAttempts(executor: Executor, subject: string): Promise<void> {
  await executor.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
}

/** Subtracts one counted attempt that turned out not to be a failure. */
export async function removeAttempt(executor: Executor, subject: string): Promise<void> {
  await executor
    .update(loginAttempts)
    .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)` })
    .where(eq(loginAttempts.subject, subject));
}
