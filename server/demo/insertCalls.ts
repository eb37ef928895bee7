import type { Tx } from '../db/executor.ts';
import { callEvents, calls } from '../db/schema/calls.ts';
import type { DemoCall } from './calls/demoCalls.ts';
import { insertRows } from './insertRows.ts';

/** Writes calls with the events that they are the fold of. */
export async function insertCalls(tx: Tx, made: readonly DemoCall[]): Promise<void> {
  await insertRows(
    tx,
    calls,
    made.map(({ row }) => row),
  );
  await insertRows(
    tx,
    callEvents,
    made.flatMap(({ row: { accountId, uuid: callUuid }, events }) =>
      events.map(({ key, at, kind, payload }) => ({ accountId, callUuid, key, at: new Date(at), kind, payload })),
    ),
  );
}
