import { and, asc, eq, gt, gte, inArray, lt, lte, not, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { callEvents, calls, directionCodes, stateCodes } from '../../kernel/db/schema/calls.ts';
import { leadStatusCodes } from '../../kernel/db/schema/leads.ts';
import type { Money } from '#values/currency.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { CallEvent, EventOf } from '../calls/callEvent.ts';
import { eventsOfCall } from './callStates.repository.ts';

/** Calls of an account in the order of their ids, by when they began; `until` is excluded. */
export interface PastCalls {
  accountId: number;
  from: Date;
  until: Date;
  /** Those with greater ids, */
  after: number;
  /** up to this one. */
  upTo: number;
  most: number;
}

export interface PastCall {
  accountId: number;
  id: number;
  uuid: string;
  events: CallEvent[];
}

/** A call’s next event, with what the call has by it. */
export interface JudgedPast {
  call: PastCall;
  event: CallEvent;
  tags: string[];
  score: number;
}

/** Those that smart tags judge. */
const judged = (accounts: readonly number[], { from, until }: Pick<PastCalls, 'from' | 'until'>) =>
  and(
    inArray(calls.accountId, [...accounts]),
    gte(calls.dateStart, from),
    lt(calls.dateStart, until),
    eq(calls.direction, directionCodes.indexOf('inbound')),
    eq(calls.state, stateCodes.indexOf('ended')),
    not(calls.test),
    not(calls.blocked),
  );

export function countPast(
  executor: Executor,
  accounts: readonly number[],
  period: Pick<PastCalls, 'from' | 'until'>,
): Promise<number> {
  return executor.$count(calls, judged(accounts, period));
}

const pastIds = (executor: Executor, { after, upTo, most, ...past }: PastCalls) =>
  executor
    .select({ id: calls.id })
    .from(calls)
    .where(and(judged([past.accountId], past), gt(calls.id, after), lte(calls.id, upTo)))
    .orderBy(asc(calls.id))
    .limit(most);

/** By their ids. */
export const withEvents = (executor: Executor, accountId: number, ids: readonly number[]): Promise<PastCall[]> =>
  executor
    .select({ accountId: calls.accountId, id: calls.id, uuid: calls.uuid, events: eventsOfCall })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), sql`${calls.id} = any(${sql.param(ids)}::bigint[])`))
    .orderBy(asc(calls.id));

export async function readPast(executor: Executor, past: PastCalls): Promise<PastCall[]> {
  const ids = await pastIds(executor, past);
  return withEvents(
    executor,
    past.accountId,
    ids.map(({ id }) => id),
  );
}

export async function findPast(executor: Executor, scope: Scope, uuid: string): Promise<PastCall | undefined> {
  const [call] = await executor
    .select({ accountId: calls.accountId, id: calls.id, uuid: calls.uuid, events: eventsOfCall })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return call;
}

/** Locks calls until the transaction ends. What saw them before it has to look again. */
export async function holdPast(tx: Tx, past: PastCalls): Promise<PastCall[]> {
  const ids = (await pastIds(tx, past).for('update')).map(({ id }) => id);
  await tx
    .update(calls)
    .set({ revision: sql`${calls.revision} + 1` })
    .where(and(eq(calls.accountId, past.accountId), sql`${calls.id} = any(${sql.param(ids)}::bigint[])`));
  // Their events are read only now, because a webhook may have added some until they were locked.
  return withEvents(tx, past.accountId, ids);
}

/** Writes what became of calls that this transaction holds. */
export async function writePast(tx: Tx, all: readonly JudgedPast[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ call: { accountId, id }, event: { key, at, payload }, tags, score }) => {
    return { accountId, id, tags, score, key, at: new Date(at).toISOString(), payload };
  });
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row("accountId" int, id bigint, tags text[], score int, key text, at timestamptz, payload jsonb)),
    changed as (
      update ${calls} set tags = given.tags, score = given.score
      from given where ${calls.accountId} = given."accountId" and ${calls.id} = given.id
      returning ${calls.accountId} as account_id, ${calls.uuid} as uuid, given.key, given.at, given.payload)
    insert into ${callEvents} (account_id, call_uuid, key, at, kind, payload)
      select account_id, uuid, key, at, 'call.judged', payload from changed`);
}

/** What sales make of a call. */
export interface SoldPast {
  call: Pick<PastCall, 'accountId' | 'id'>;
  event: EventOf<'call.sold'>;
  revenue: Money | null;
  leadStatus: LeadStatus | null;
}

/** Writes what sales make of calls that this transaction holds. */
export async function writeSold(tx: Tx, all: readonly SoldPast[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ call: { accountId, id }, event: { key, at, payload }, revenue, leadStatus }) => {
    const lead = leadStatus === null ? null : leadStatusCodes.indexOf(leadStatus);
    const row = { accountId, id, key, at: new Date(at).toISOString(), payload, version: payload.version };
    return { ...row, revenue: revenue?.amount ?? null, currency: revenue?.currency ?? null, lead };
  });
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row("accountId" int, id bigint, key text, at timestamptz, payload jsonb, version int, revenue bigint, currency text, lead int)),
    changed as (
      update ${calls} set revenue = given.revenue, revenue_currency = given.currency, lead_status = given.lead, version = given.version,
        revision = ${calls.revision} + 1
      from given where ${calls.accountId} = given."accountId" and ${calls.id} = given.id
      returning ${calls.accountId} as account_id, ${calls.uuid} as uuid, given.key, given.at, given.payload)
    insert into ${callEvents} (account_id, call_uuid, key, at, kind, payload)
      select account_id, uuid, key, at, 'call.sold', payload from changed`);
}
