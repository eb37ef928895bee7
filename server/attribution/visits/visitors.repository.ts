import { and, eq, inArray, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { callEvents, calls, webLeases, webPoolNumbers, webVisits } from '../../kernel/db/schema/all.ts';

/** The calls that came from a visitor. */
export function listCallsOf(executor: Executor, scope: Scope, visitor: string) {
  return executor
    .select({ accountId: calls.accountId, uuid: calls.uuid })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.webVisitor, visitor)))
    .orderBy(calls.id);
}

/** Deletes the visits of a visitor and what they were shown. Returns the account of each. */
export async function deleteVisitsOf(executor: Executor, scope: Scope, visitor: string): Promise<number[]> {
  const gone = await executor
    .delete(webVisits)
    .where(and(isWithin(scope, webVisits.accountId), eq(webVisits.visitorId, visitor)))
    .returning({ accountId: webVisits.accountId, id: webVisits.id });
  const ids = gone.map(({ id }) => id);
  await executor
    .delete(webLeases)
    .where(and(isWithin(scope, webLeases.accountId), inArray(webLeases.visitId, ids.length > 0 ? ids : [visitor])));
  // Whoever else gets the number next must not get it early.
  await executor
    .update(webPoolNumbers)
    .set({ visitorId: null, leaseId: null })
    .where(and(isWithin(scope, webPoolNumbers.accountId), eq(webPoolNumbers.visitorId, visitor)));
  return gone.map(({ accountId }) => accountId);
}

/** Takes a visitor out of calls, which keep their source. */
export async function anonymizeCalls(
  executor: Executor,
  scope: Scope,
  { visitor, uuids }: { visitor: string; uuids: readonly string[] },
): Promise<void> {
  if (uuids.length === 0) return;
  await executor
    .update(calls)
    .set({ webVisit: null, webVisitor: null })
    .where(and(isWithin(scope, calls.accountId), eq(calls.webVisitor, visitor)));
  const nothing = JSON.stringify({ visit: null, visitor: null, possible: [] });
  await executor
    .update(callEvents)
    .set({
      payload: sql`jsonb_set(${callEvents.payload}, '{web}', (${callEvents.payload} -> 'web') || ${nothing}::jsonb)`,
    })
    .where(
      and(
        isWithin(scope, callEvents.accountId),
        inArray(callEvents.callUuid, [...uuids]),
        eq(callEvents.kind, 'call.started'),
        sql`${callEvents.payload} -> 'web' is not null`,
      ),
    );
}
