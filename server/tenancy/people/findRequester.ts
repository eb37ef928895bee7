import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** The requester's email and language, for mails about a request. */
export async function findRequester(executor: Executor, userId: number) {
  const [row] = await executor
    .select({ email: users.email, locale: users.locale, accountId: users.accountId })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  return row;
}
