import type { PoolClient } from 'pg';
import { callEvents, calls, recordings } from '../../kernel/db/schema/calls.ts';
import type { DemoCall } from '../calls/demoCalls.ts';
import { copyRows } from './copyRows.ts';

/** Inserts calls with the events that they are folded from, and their recordings. */
export async function insertCalls(client: PoolClient, made: readonly DemoCall[]): Promise<void> {
  await copyRows(
    client,
    calls,
    made.map(({ row }) => row),
  );
  await copyRows(
    client,
    callEvents,
    made.flatMap(({ row: { accountId, uuid: callUuid }, events }) =>
      events.map(({ key, at, kind, payload }) => ({ accountId, callUuid, key, at: new Date(at), kind, payload })),
    ),
  );
  await copyRows(
    client,
    recordings,
    made.flatMap(({ recording }) => recording ?? []),
  );
}
