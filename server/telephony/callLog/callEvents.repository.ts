import { and, eq } from 'drizzle-orm';
import type { CallKey } from '../calls/callKey.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { callEvents } from '../../kernel/db/schema/all.ts';
import type { CallEvent } from '../calls/callEvent.ts';

/** All events of a call, in no particular order. */
export async function listCallEvents(executor: Executor, { accountId, callUuid }: CallKey): Promise<CallEvent[]> {
  const rows = await executor
    .select({ key: callEvents.key, at: callEvents.at, kind: callEvents.kind, payload: callEvents.payload })
    .from(callEvents)
    .where(and(eq(callEvents.accountId, accountId), eq(callEvents.callUuid, callUuid)));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }) as CallEvent);
}
