import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CallKey } from './callKey.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { callDirectory, callEvents, calls, flows, flowTurns, flowVersions } from '../../kernel/db/schema/all.ts';

const callKeyStatement = perExecutor((executor) =>
  executor
    .select({ accountId: callDirectory.accountId, callUuid: callDirectory.callUuid })
    .from(callDirectory)
    .where(eq(callDirectory.callSid, sql.placeholder('callSid')))
    .prepare('call_key'),
);

/** Maps a carrier's call id to our call. */
export async function findCallKey(executor: Executor, callSid: string): Promise<CallKey | undefined> {
  const [row] = await callKeyStatement(executor).execute({ callSid });
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

/** The published versions of those of the flows that have one, and those that part of the calls run. */
export function publishedVersions(executor: Executor, accountId: number, ids: readonly string[]) {
  return executor
    .select({ id: flows.id, publishedVersion: sql<number>`${flows.publishedVersion}`, canary: flows.canary })
    .from(flows)
    .where(and(eq(flows.accountId, accountId), inArray(flows.id, [...ids]), isNotNull(flows.publishedVersion)));
}

/** The tags of a caller's last calls to the account, test calls left out. */
export async function tagsOfCaller(executor: Executor, accountId: number, caller: string): Promise<string[]> {
  const recent = executor
    .select({ tags: calls.tags })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), eq(calls.caller, caller), eq(calls.test, false)))
    .orderBy(sql`${calls.dateStart} desc nulls last`)
    .limit(mostCallsAsked);
  return [...new Set((await recent).flatMap(({ tags }) => tags))];
}

const mostCallsAsked = 50;

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
