import { and, gt, isNull, lt, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { CallKey } from '../calls/callKey.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { calls, liveCalls, stateCodes } from '../../kernel/db/schema/all.ts';

/** How far back to look for calls without a flow, by their start. */
const lookBackMs = 2 * 86_400_000;

/**
 * Live calls that may have had no event since `before`: those waiting in a flow, and rejected ones whose end was never
 * reported. The caller must check their events.
 */
export async function findSilentCalls(db: Db, before: Date): Promise<CallKey[]> {
  const waiting = db
    .select({ accountId: liveCalls.accountId, callUuid: liveCalls.callUuid })
    .from(liveCalls)
    .where(lt(liveCalls.updatedAt, before));
  const turnedAway = db
    .select({ accountId: calls.accountId, callUuid: calls.uuid })
    .from(calls)
    .where(
      and(
        lt(calls.dateStart, before),
        gt(calls.dateStart, new Date(before.getTime() - lookBackMs)),
        isNull(calls.flowId),
        ne(calls.state, stateCodes.indexOf('ended')),
      ),
    );
  return union(waiting, turnedAway).limit(1000);
}
