import { and, inArray, gt } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { senderBuckets } from '../../kernel/db/schema/senders.ts';
import type { SenderKey } from './sendQueue.repository.ts';

/** Until when those of these senders rest that the carrier did not answer more than once. */
export async function restsOf(
  executor: Executor,
  keys: readonly SenderKey[],
): Promise<(SenderKey & { until: Date })[]> {
  if (keys.length === 0) return [];
  const rows = await executor
    .select({ accountId: senderBuckets.accountId, did: senderBuckets.sender, until: senderBuckets.restsUntil })
    .from(senderBuckets)
    .where(
      and(
        inArray(senderBuckets.accountId, [...new Set(keys.map(({ accountId }) => accountId))]),
        inArray(senderBuckets.sender, [...new Set(keys.map(({ did }) => did))]),
        // One rest is a blip.
        gt(senderBuckets.failures, 1),
      ),
    );
  return rows.flatMap(({ until, ...key }) => (until ? [{ ...key, until }] : []));
}
