import type { CallKey } from '../calls/callKey.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { newCallRow } from '../calls/callRow.ts';
import { isDuplicate } from '../../kernel/db/duplicates.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { callDirectory, callEvents, calls, liveCalls, webhookReplies } from '../../kernel/db/schema/all.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import { eventRows } from '../calls/eventRows.ts';
import type { LiveCallRow } from './callStates.repository.ts';

/** All rows of a new call. `live` is null without a flow. */
export interface NewCallRows {
  key: CallKey;
  callSid: string;
  call: ReturnType<typeof newCallRow>;
  events: CallEvent[];
  live: LiveCallRow | null;
  /** The response to the first webhook, by its key. */
  response: { key: string; value: CallResponse };
}

/**
 * Inserts a new call atomically in one statement, to save round trips while the carrier waits. False when another
 * webhook of the same call was faster; an enclosing transaction is then aborted.
 */
export async function insertNewCall(executor: Executor, rows: NewCallRows): Promise<boolean> {
  const { key, callSid, call, events, live, response } = rows;
  const parts = [
    executor.$with('named').as(executor.insert(callDirectory).values({ callSid, ...key })),
    executor.$with('logged').as(executor.insert(calls).values(call)),
    executor.$with('told').as(executor.insert(callEvents).values(eventRows(key, events))),
    ...(live ? [executor.$with('placed').as(executor.insert(liveCalls).values(live))] : []),
  ];
  try {
    await executor
      .with(...parts)
      .insert(webhookReplies)
      .values({ accountId: key.accountId, key: response.key, response: response.value })
      .onConflictDoNothing()
      .prepare(`new_call_${events.length}_${live ? 'live' : 'over'}`)
      .execute();
    return true;
  } catch (error) {
    if (isKnownSid(error)) return false;
    throw error;
  }
}

const isKnownSid = (error: unknown): boolean => isDuplicate(error, 'call_directory_pkey');
