import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { smsLists } from '../../kernel/db/schema/campaigns.ts';
import type { ListRow } from './lists.repository.ts';

/** Which of these lists an account has. */
export async function ownLists(executor: Executor, accountId: number, ids: readonly string[]): Promise<ListRow[]> {
  if (ids.length === 0) return [];
  return executor
    .select()
    .from(smsLists)
    .where(and(eq(smsLists.accountId, accountId), inArray(smsLists.id, [...ids])))
    .orderBy(smsLists.id);
}
