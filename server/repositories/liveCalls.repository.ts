import { and, eq, sql } from 'drizzle-orm';
import type { CallKey } from '../carriers/callAddresses.ts';
import type { Executor, Tx } from '../db/executor.ts';
import { callDirectory, calls, flowTurns, flowVersions, liveCalls } from '../db/schema/all.ts';

export type NewCall = typeof calls.$inferInsert;
export type CallRow = typeof calls.$inferSelect;
export type LiveCallRow = typeof liveCalls.$inferSelect;

/** Names the carrier's call ours. False when another webhook of the same call did so before. */
export async function claimCallSid(tx: Tx, callSid: string, { accountId, callUuid }: CallKey): Promise<boolean> {
  const claimed = await tx
    .insert(callDirectory)
    .values({ callSid, accountId, callUuid })
    .onConflictDoNothing()
    .returning({ callSid: callDirectory.callSid });
  return claimed.length === 1;
}

/** Which of our calls a carrier's call is. */
export async function findCallKey(executor: Executor, callSid: string): Promise<CallKey | undefined> {
  const [row] = await executor
    .select({ accountId: callDirectory.accountId, callUuid: callDirectory.callUuid })
    .from(callDirectory)
    .where(eq(callDirectory.callSid, callSid));
  return row;
}

/**
 * The call's row and where it stands in its flow, locked until the transaction ends: webhooks of one call wait for each
 * other. `live` is null when the call is over or never had a flow.
 */
export async function lockCall(
  tx: Tx,
  { accountId, callUuid }: CallKey,
): Promise<{ call: CallRow; live: LiveCallRow | null } | undefined> {
  const [row] = await tx
    .select({ call: calls, live: liveCalls })
    .from(calls)
    .leftJoin(liveCalls, and(eq(liveCalls.accountId, calls.accountId), eq(liveCalls.callUuid, calls.uuid)))
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid)))
    .for('update', { of: calls });
  return row;
}

export async function addCall(tx: Tx, call: NewCall): Promise<void> {
  await tx.insert(calls).values(call);
}

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

/** Whether the account never had a call from this number. */
export async function isFirstCall(executor: Executor, accountId: number, caller: string): Promise<boolean> {
  const earlier = await executor
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), eq(calls.caller, caller)))
    .limit(1);
  return earlier.length === 0;
}

/** Takes the next turn of a node's round, counted from 0 over all calls of the flow. */
export async function takeTurn(tx: Tx, accountId: number, flowId: string, nodeId: string): Promise<number> {
  const [taken] = await tx
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
