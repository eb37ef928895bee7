import { and, eq, lt, sql } from 'drizzle-orm';
import type { CallKey } from '../calls/callKey.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { Db, Executor, Tx } from '../db/executor.ts';
import { callEvents, webhookReplies } from '../db/schema/all.ts';
import type { CallEvent } from '../calls/callEvent.ts';

/** All events of a call, in no particular order. */
export async function listCallEvents(executor: Executor, { accountId, callUuid }: CallKey): Promise<CallEvent[]> {
  const rows = await executor
    .select({ key: callEvents.key, at: callEvents.at, kind: callEvents.kind, payload: callEvents.payload })
    .from(callEvents)
    .where(and(eq(callEvents.accountId, accountId), eq(callEvents.callUuid, callUuid)));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }) as CallEvent);
}

/** Inserts new events; one whose key exists already is ignored. */
export async function addCallEvents(tx: Tx, key: CallKey, events: CallEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(callEvents).values(eventRows(key, events)).onConflictDoNothing();
}

export function eventRows({ accountId, callUuid }: CallKey, events: CallEvent[]) {
  return events.map(({ key, at, kind, payload }) => ({ accountId, callUuid, key, at: new Date(at), kind, payload }));
}

/** The response that this webhook received before. */
export async function findResponse(tx: Tx, accountId: number, key: string): Promise<CallResponse | undefined> {
  const [row] = await tx
    .select({ response: webhookReplies.response })
    .from(webhookReplies)
    .where(and(eq(webhookReplies.accountId, accountId), eq(webhookReplies.key, key)));
  return row?.response as CallResponse | undefined;
}

export async function storeResponse(tx: Tx, accountId: number, key: string, response: CallResponse): Promise<void> {
  await tx.insert(webhookReplies).values({ accountId, key, response }).onConflictDoNothing();
}

/** Deletes old responses: carriers retry within seconds. */
export async function purgeResponses(db: Db): Promise<void> {
  await db.delete(webhookReplies).where(lt(webhookReplies.at, sql`now() - interval '1 day'`));
}
