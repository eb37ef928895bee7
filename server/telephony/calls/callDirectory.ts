import { eq, sql, and } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { callDirectory, callEvents } from '../../kernel/db/schema/calls.ts';
import type { CallKey } from './callKey.ts';

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
