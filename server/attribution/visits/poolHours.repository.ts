import { sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { webHours } from '../../kernel/db/schema/all.ts';

const hourMs = 3_600_000;
/** Stands for what concerns no pool. */
export const noPool = '00000000-0000-0000-0000-000000000000';

interface Counted {
  accountId: number;
  websiteId: string;
  /** Pools that were asked for a number, and whether they had one. */
  pools: readonly { id: string; overflowed: boolean }[];
  at: Date;
}

/** Counts a new visit to a website and to each pool that it asked for a number. */
export async function countVisit(executor: Executor, { accountId, websiteId, pools, at }: Counted): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  // In one order, so that two visits at once never wait for each other in a circle.
  const counted = [{ id: noPool, overflowed: pools.some(({ overflowed }) => overflowed) }, ...pools].toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  );
  await executor
    .insert(webHours)
    .values(
      counted.map(({ id: poolId, overflowed }) => ({
        accountId,
        websiteId,
        poolId,
        hour,
        visits: 1,
        overflowed: overflowed ? 1 : 0,
      })),
    )
    .onConflictDoUpdate({
      target: [webHours.accountId, webHours.websiteId, webHours.poolId, webHours.hour],
      set: { visits: sql`${webHours.visits} + 1`, overflowed: sql`${webHours.overflowed} + excluded.overflowed` },
    });
}
