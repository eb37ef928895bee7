import { and, isNull } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';

/** The oldest account that is below no other. */
export async function findFirstRoot(executor: Executor): Promise<number | undefined> {
  const [row] = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.parentId), isNull(accounts.deletedAt)))
    .orderBy(accounts.id)
    .limit(1);
  return row?.id;
}
