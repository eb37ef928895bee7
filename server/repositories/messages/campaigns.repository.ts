import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { campaigns } from '../../db/schema/campaigns.ts';

/** Whether a campaign to a list is planned or being sent. */
export async function isListInUse(
  executor: Executor,
  { accountId, id }: { accountId: number; id: string },
): Promise<boolean> {
  const rows = await executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.accountId, accountId),
        inArray(campaigns.status, ['scheduled', 'sending', 'paused']),
        sql`${id}::uuid = any (${campaigns.lists})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
