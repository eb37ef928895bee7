import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { users } from '../../kernel/db/schema/all.ts';

/** The user's web phone, and how they log in. */
export async function findSignIn(executor: Executor, accountId: number, userId: number) {
  const [row] = await executor
    .select({ webPhone: users.webPhone, twoFactor: users.twoFactor })
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
  return row;
}
