import { and, eq, lt, sql } from 'drizzle-orm';
import type { CallKey } from './callKey.ts';
import type { Db, Executor } from '../../kernel/db/executor.ts';
import { callEvents, webhookReplies } from '../../kernel/db/schema/all.ts';
import type { CallEvent } from './callEvent.ts';

/** All events of a call, in no particular order. */
export async function listCallEvents(executor: Executor, { accountId, callUuid }: CallKey): Promise<CallEvent[]> {
  const rows = await executor
    .select({ key: callEvents.key, at: callEvents.at, kind: callEvents.kind, payload: callEvents.payload })
    .from(callEvents)
    .where(and(eq(callEvents.accountId, accountId), eq(callEvents.callUuid, callUuid)));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }) as CallEvent);
}

export function eventRows({ accountId, callUuid }: CallKey, events: CallEvent[]) {
  return events.map(({ key, at, kind, payload }) => ({ accountId, callUuid, key, at: new Date(at), kind, payload }));
}

/** Deletes old responses: carriers retry within seconds. */
export async function purgeResponses(db: Db): Promise<void> {
  await db.delete(webhookReplies).where(lt(webhookReplies.at, sql`now() - interval '1 day'`));
}
