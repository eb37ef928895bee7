import { and, gt, isNull, lt, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { CallKey } from '../calls/callKey.ts';
import type { Db } from '../db/executor.ts';
import { calls, liveCalls, stateCodes } from '../db/schema/all.ts';

/** How long after its start a call without a flow is looked for. */
const lookBackMs = 2 * 86_400_000;

/**
 * Calls that are on and may have heard nothing since `before`: those that wait in a flow, and those that were turned away
 * and never got their end. The caller looks at their events.
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
