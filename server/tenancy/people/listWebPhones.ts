import { and, eq, sql } from 'drizzle-orm';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** Whether the web phones of these users can be rung; those of users outside the scope are gone. */
export async function listWebPhones(
  executor: Executor,
  scope: Scope,
  ids: readonly number[],
): Promise<AccountWorld['webPhones']> {
  if (ids.length === 0) return [];
  const found = await executor
    .select({ id: users.id, webPhone: users.webPhone })
    .from(users)
    .where(
      and(
        isWithin(scope, users.accountId),
        eq(users.status, 'active'),
        sql`${users.id} = any(${sql.param([...ids])}::int[])`,
      ),
    );
  const allowed = new Map(found.map(({ id, webPhone }) => [id, webPhone]));
  return ids.map((id) => {
    const webPhone = allowed.get(id);
    if (webPhone === undefined) return { id, state: 'gone' };
    return { id, state: webPhone ? 'ready' : 'notAllowed' };
  });
}
