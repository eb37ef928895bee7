import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { CallKey } from '../calls/callKey.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { calls, stateCodes } from '../../kernel/db/schema/all.ts';

/** How far back to look, by the start of a call. */
const lookBackMs = 2 * 86_400_000;

/** Calls that ended before this time and that nobody has looked at since. */
export function findUnsettledCalls(db: Db, before: Date): Promise<CallKey[]> {
  return db
    .select({ accountId: calls.accountId, callUuid: calls.uuid })
    .from(calls)
    .where(
      and(
        sql`not ${calls.settled}`,
        gt(calls.dateStart, new Date(before.getTime() - lookBackMs)),
        eq(calls.state, stateCodes.indexOf('ended')),
        lt(calls.dateStop, before),
      ),
    )
    .orderBy(asc(calls.dateStart))
    .limit(1000);
}

export async function markSettled(db: Db, keys: readonly CallKey[]): Promise<void> {
  if (keys.length === 0) return;
  const byAccount = Map.groupBy(keys, ({ accountId }) => accountId);
  const ofAccount = [...byAccount].map(([accountId, each]) =>
    and(
      eq(calls.accountId, accountId),
      inArray(
        calls.uuid,
        each.map(({ callUuid }) => callUuid),
      ),
    ),
  );
  await db
    .update(calls)
    .set({ settled: true })
    .where(or(...ofAccount));
}
