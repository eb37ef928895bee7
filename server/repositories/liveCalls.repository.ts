import { and, eq, sql } from 'drizzle-orm';
import type { CallKey } from '../calls/callKey.ts';
import type { CallRow, NewCall } from '../calls/callRow.ts';
import type { Executor, Tx } from '../db/executor.ts';
import { callDirectory, callEvents, calls, flowTurns, flowVersions, liveCalls } from '../db/schema/all.ts';
import type { CallEvent } from '../calls/callEvent.ts';

export type LiveCallRow = typeof liveCalls.$inferSelect;

/** Maps a carrier's call id to our call. */
export async function findCallKey(executor: Executor, callSid: string): Promise<CallKey | undefined> {
  const [row] = await executor
    .select({ accountId: callDirectory.accountId, callUuid: callDirectory.callUuid })
    .from(callDirectory)
    .where(eq(callDirectory.callSid, callSid));
  return row;
}

/** The carrier's id of a call. */
export async function findCallSid(executor: Executor, { accountId, callUuid }: CallKey): Promise<string | undefined> {
  const [row] = await executor
    .select({ callSid: sql<string>`${callEvents.payload} ->> 'callSid'` })
    .from(callEvents)
    .where(and(eq(callEvents.accountId, accountId), eq(callEvents.callUuid, callUuid), eq(callEvents.key, 'started')));
  return row?.callSid;
}

/** The state of a call. `live` is null when it is over or never had a flow; `events` are in no particular order. */
export interface LockedCall {
  call: CallRow;
  live: LiveCallRow | null;
  events: CallEvent[];
}

/**
 * Locks a call until the transaction ends, so that its webhooks are serialized. Its data is read by a separate
 * statement, because one that waited for the lock would still see the old data.
 */
export async function lockCall(tx: Tx, { accountId, callUuid }: CallKey): Promise<LockedCall | undefined> {
  const ofCall = and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid));
  const [call] = await tx.select().from(calls).where(ofCall).for('update').prepare('lock_call').execute();
  if (!call) return undefined;
  const [stands] = await tx
    .select({ live: liveCalls, events: eventsOfCall })
    .from(calls)
    .leftJoin(liveCalls, and(eq(liveCalls.accountId, calls.accountId), eq(liveCalls.callUuid, calls.uuid)))
    .where(ofCall)
    .prepare('read_locked_call')
    .execute();
  return { call, live: stands?.live ?? null, events: stands?.events ?? [] };
}

const eventsOfCall = sql<CallEvent[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('key', ${callEvents.key}, 'at', extract(epoch from ${callEvents.at}) * 1000,
    'kind', ${callEvents.kind}, 'payload', ${callEvents.payload})), '[]')
  from ${callEvents} where ${callEvents.accountId} = ${calls.accountId} and ${callEvents.callUuid} = ${calls.uuid})`;

export async function changeCall(tx: Tx, { accountId, id }: CallRow, change: Partial<NewCall>): Promise<void> {
  await tx
    .update(calls)
    .set(change)
    .where(and(eq(calls.accountId, accountId), eq(calls.id, id)));
}

export async function putLiveCall(tx: Tx, live: LiveCallRow): Promise<void> {
  const { snapshot, step, updatedAt } = live;
  await tx
    .insert(liveCalls)
    .values(live)
    .onConflictDoUpdate({
      target: [liveCalls.accountId, liveCalls.callUuid],
      set: { snapshot, step, updatedAt },
    });
}

export async function endLiveCall(tx: Tx, { accountId, callUuid }: CallKey): Promise<void> {
  await tx.delete(liveCalls).where(and(eq(liveCalls.accountId, accountId), eq(liveCalls.callUuid, callUuid)));
}

/** Takes the next turn of a node's rotation, counted from 0 across all calls of the flow. */
export async function nextRotation(
  executor: Executor,
  accountId: number,
  flowId: string,
  nodeId: string,
): Promise<number> {
  const [taken] = await executor
    .insert(flowTurns)
    .values({ accountId, flowId, nodeId, turn: 1 })
    .onConflictDoUpdate({
      target: [flowTurns.accountId, flowTurns.flowId, flowTurns.nodeId],
      set: { turn: sql`${flowTurns.turn} + 1` },
    })
    .returning({ turn: flowTurns.turn });
  if (!taken) throw new Error('an upsert with returning gives a row');
  return taken.turn - 1;
}

/** The document of a published version. */
export async function findFlowVersion(executor: Executor, accountId: number, flowId: string, version: number) {
  const [row] = await executor
    .select({ document: flowVersions.document })
    .from(flowVersions)
    .where(
      and(eq(flowVersions.accountId, accountId), eq(flowVersions.flowId, flowId), eq(flowVersions.version, version)),
    );
  return row?.document;
}
