import { eq, and, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { flowTurns } from '../../kernel/db/schema/routing.ts';
import { calls } from '../../kernel/db/schema/calls.ts';

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
