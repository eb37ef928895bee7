import { and, eq, sql } from 'drizzle-orm';
import type { CallEvent } from '../calls/callEvent.ts';
import type { CallKey } from '../calls/callKey.ts';
import { isFollowed } from '../calls/isFollowed.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { CallRow, FoldedColumns } from '../calls/callRow.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { callEvents, calls, liveCalls, webhookReplies } from '../../kernel/db/schema/all.ts';

export type LiveCallRow = typeof liveCalls.$inferSelect;

/** What webhooks need to know of a call. `revision` counts its changes. */
export type CallHead = Pick<
  CallRow,
  'accountId' | 'id' | 'uuid' | 'revision' | 'dateStart' | 'caller' | 'trackingNumber' | keyof FoldedColumns
>;

/**
 * A call at one revision. `live` is null when it is over or never had a flow; `events` are in no particular order. `followed` says
 * whether other systems may want to hear of it.
 */
export interface CallState {
  call: CallHead;
  live: LiveCallRow | null;
  events: CallEvent[];
  followed: boolean;
}

export interface CallChange {
  events: CallEvent[];
  columns: FoldedColumns;
  /** The new position in the flow, or null when the call left it. If missing, the position stays. */
  live?: LiveCallRow | null;
  /** The response to a webhook, by its key. */
  response?: { key: string; value: CallResponse };
}

const given = (name: string) => sql.placeholder(name);

/** Of each row of `calls`. */
export const eventsOfCall = sql<CallEvent[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('key', ${callEvents.key}, 'at', extract(epoch from ${callEvents.at}) * 1000,
    'kind', ${callEvents.kind}, 'payload', ${callEvents.payload})), '[]')
  from ${callEvents} where ${callEvents.accountId} = ${calls.accountId} and ${callEvents.callUuid} = ${calls.uuid})`;

const readStatement = perExecutor((executor) =>
  executor
    .select({
      call: calls,
      live: liveCalls,
      events: eventsOfCall,
      followed: isFollowed(calls.accountId),
      response: webhookReplies.response,
    })
    .from(calls)
    .leftJoin(liveCalls, and(eq(liveCalls.accountId, calls.accountId), eq(liveCalls.callUuid, calls.uuid)))
    .leftJoin(
      webhookReplies,
      and(eq(webhookReplies.accountId, calls.accountId), eq(webhookReplies.key, given('webhookKey'))),
    )
    .where(and(eq(calls.accountId, given('accountId')), eq(calls.uuid, given('callUuid'))))
    .prepare('read_call_state'),
);

/** Reads a call, and the response that a webhook with this key received before. */
export async function readCallState(
  executor: Executor,
  key: CallKey,
  webhookKey = '',
): Promise<{ state: CallState; response: CallResponse | undefined } | undefined> {
  const [row] = await readStatement(executor).execute({ ...key, webhookKey });
  if (!row) return undefined;
  const { call, live, events, followed, response } = row;
  return { state: { call, live, events, followed }, response: (response as CallResponse | null) ?? undefined };
}

/** Locks a call until the transaction ends. False when it is no longer at this revision. */
export async function holdCallState(tx: Tx, { call }: CallState): Promise<boolean> {
  const { accountId, id, revision } = call;
  const lock = tx.select({ id: calls.id }).from(calls).where(isAtRevision).for('update').prepare('hold_call');
  return (await lock.execute({ accountId, id, revision })).length === 1;
}

const isAtRevision = and(
  eq(calls.accountId, given('accountId')),
  eq(calls.id, given('id')),
  eq(calls.revision, given('revision')),
);

const foldedColumnNames = [
  'dateStop',
  'duration',
  'talkTime',
  'state',
  'status',
  'target',
  'ivr',
  'ivrName',
  'location',
  'tags',
  'score',
  'audio',
  'route',
] as const satisfies (keyof FoldedColumns)[];

const columnSlots = Object.fromEntries(foldedColumnNames.map((name) => [name, sql`${given(name)}`]));

/**
 * One statement for all that a webhook changes, as each round trip would cost as much as the rest of it:
 *
 *     with changed as (update calls … where revision = … returning …),  -- no row if somebody else changed the call
 *          told    as (insert into call_events … from changed),
 *          moved   as (update or delete live_calls … if changed),
 *          replied as (insert into webhook_replies … from changed)
 *     select from changed
 */
function buildWrite(executor: Executor, moves: 'moves' | 'leaves' | 'stays', replies: boolean) {
  const changed = executor.$with('changed').as(
    executor
      .update(calls)
      .set({ ...columnSlots, revision: sql`${calls.revision} + 1` })
      .where(isAtRevision)
      .returning({ accountId: calls.accountId, uuid: calls.uuid }),
  );
  const reported = executor.$with('told').as(
    executor
      .insert(callEvents)
      .select(
        sql`select account_id, uuid, event.key, nextval('call_events_seq_seq'), event.at, event.kind, event.payload
          from changed, jsonb_to_recordset(${given('events')}::jsonb)
          as event(key text, at timestamptz, kind text, payload jsonb)`,
      )
      .onConflictDoNothing(),
  );
  const isLive = and(
    eq(liveCalls.accountId, given('accountId')),
    eq(liveCalls.callUuid, given('callUuid')),
    sql`exists (select from changed)`,
  );
  const position = Object.fromEntries(['snapshot', 'step', 'updatedAt'].map((name) => [name, sql`${given(name)}`]));
  const moved = executor
    .$with('moved')
    .as(
      moves === 'leaves'
        ? executor.delete(liveCalls).where(isLive)
        : executor.update(liveCalls).set(position).where(isLive),
    );
  const replied = executor.$with('replied').as(
    executor
      .insert(webhookReplies)
      .select(sql`select account_id, ${given('webhookKey')}::text, ${given('response')}::jsonb, now() from changed`)
      .onConflictDoNothing(),
  );
  const parts = [changed, reported, ...(moves === 'stays' ? [] : [moved]), ...(replies ? [replied] : [])];
  const name = `write_call_${moves}${replies ? '_replies' : ''}`;
  return executor
    .with(...parts)
    .select({ accountId: changed.accountId })
    .from(changed)
    .prepare(name);
}

const writes = {
  moves: [perExecutor((db) => buildWrite(db, 'moves', false)), perExecutor((db) => buildWrite(db, 'moves', true))],
  leaves: [perExecutor((db) => buildWrite(db, 'leaves', false)), perExecutor((db) => buildWrite(db, 'leaves', true))],
  stays: [perExecutor((db) => buildWrite(db, 'stays', false)), perExecutor((db) => buildWrite(db, 'stays', true))],
} as const;

/** Writes a change of a call at once. False, with nothing written, when the call is no longer at this revision. */
export async function writeCallState(
  executor: Executor,
  { call }: CallState,
  { events, columns, live, response }: CallChange,
): Promise<boolean> {
  const { accountId, id, revision, uuid: callUuid } = call;
  const write = writes[live ? 'moves' : live === null ? 'leaves' : 'stays'][response ? 1 : 0];
  const reported = events.map(({ key, at, kind, payload }) => ({ key, at: new Date(at).toISOString(), kind, payload }));
  const written = await write(executor).execute({
    accountId,
    id,
    revision,
    callUuid,
    ...columns,
    dateStop: columns.dateStop?.toISOString() ?? null,
    route: JSON.stringify(columns.route),
    events: JSON.stringify(reported),
    ...(live && { snapshot: JSON.stringify(live.snapshot), step: live.step, updatedAt: live.updatedAt.toISOString() }),
    ...(response && { webhookKey: response.key, response: JSON.stringify(response.value) }),
  });
  return written.length === 1;
}
