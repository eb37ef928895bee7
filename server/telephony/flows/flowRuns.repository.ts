import { and, desc, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { CallEvent } from '../calls/callEvent.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { callEvents, calls } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { isCounted } from '../calls/callConditions.ts';
import { isOfFlow } from '../calls/flowSteps.ts';

interface Page {
  flow: string;
  since: Date;
  /** Only calls with a smaller id. */
  before: number | undefined;
  length: number;
}

export interface FlowRunRow {
  accountId: number;
  id: number;
  uuid: string;
}

/** A page of the calls that began in a flow and are over, newest first, without test calls. */
export function listFlowRuns(db: Db, scope: Scope, { flow, since, before, length }: Page): Promise<FlowRunRow[]> {
  return db
    .select({ accountId: calls.accountId, id: calls.id, uuid: calls.uuid })
    .from(calls)
    .where(
      and(
        isWithin(scope, calls.accountId),
        isOfFlow(flow, undefined),
        isCounted,
        gte(calls.dateStart, since),
        // An id begins with the time of its call, for which there is an index.
        before === undefined ? undefined : lte(calls.dateStart, new Date(Math.ceil(before / 4096))),
        before === undefined ? undefined : lt(calls.id, before),
      ),
    )
    .orderBy(desc(calls.dateStart), desc(calls.id))
    .limit(length);
}

/** What the flows of calls knew and heard, by call: their starts, and of each step no more than what was heard. */
export async function listFlowEvents(
  db: Db,
  scope: Scope,
  rows: readonly FlowRunRow[],
): Promise<Map<string, CallEvent[]>> {
  const found = new Map<string, CallEvent[]>();
  if (rows.length === 0) return found;
  const heard = sql`jsonb_build_object('step', ${callEvents.payload} -> 'step', 'heard', ${callEvents.payload} -> 'heard')`;
  const events = await db
    .select({
      uuid: callEvents.callUuid,
      key: callEvents.key,
      at: callEvents.at,
      kind: callEvents.kind,
      payload: sql<unknown>`case when ${callEvents.kind} = 'flow.moved' then ${heard} else ${callEvents.payload} end`,
    })
    .from(callEvents)
    .where(
      and(
        isWithin(scope, callEvents.accountId),
        inArray(callEvents.accountId, [...new Set(rows.map(({ accountId }) => accountId))]),
        sql`${callEvents.callUuid} = any(${sql.param(rows.map(({ uuid }) => uuid))}::uuid[])`,
        inArray(callEvents.kind, ['call.started', 'flow.moved']),
      ),
    );
  for (const { uuid, at, ...event } of events) {
    const own = found.get(uuid) ?? [];
    found.set(uuid, own);
    own.push({ ...event, at: at.getTime() } as CallEvent);
  }
  return found;
}
