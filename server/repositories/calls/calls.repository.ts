import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CallOrder } from '#contract/calls.contract.ts';
import { countCap } from '#values/listRequest.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { calls } from '../../db/schema/calls.ts';
import { isWithin, type Scope } from '../scope.ts';
import { type CallConditions, conditionsOf } from './callConditions.ts';
import { callColumns, toCall } from '../../calls/listedCall.ts';

export interface CallPage {
  start: number;
  length: number;
  orderBy: CallOrder;
  order: 'asc' | 'desc';
  userTimezone: string;
}

/** Up to this many accounts, a page is collected from each account's own index; beyond, from the date index. */
const fewAccounts = 50;

const sortColumns: Record<CallOrder, SQL> = {
  dateStart: sql`${calls.dateStart}`,
  caller: sql`${calls.caller}`,
  area: sql`lower(${calls.area})`,
  trackingName: sql`lower(${calls.trackingName})`,
  trackingNumber: sql`${calls.trackingNumber}`,
  trackingSource: sql`lower(${calls.trackingSource})`,
  accountName: sql`(select lower(${accounts.name}) from ${accounts} where ${accounts.id} = ${calls.accountId})`,
  status: sql`${calls.status}`,
  duration: sql`${calls.duration}`,
  talkTime: sql`${calls.talkTime}`,
  target: sql`lower(${calls.target})`,
  tags: sql`lower(${calls.tags}[1])`,
  score: sql`${calls.score}`,
  IVR: sql`${calls.ivr}`,
  audio: sql`${calls.audio}`,
  web_source: sql`lower(${calls.webSource})`,
  web_medium: sql`lower(${calls.webMedium})`,
};

/**
 * A page of the log. First finds the page's keys using only an index, then reads just those rows (docs/decisions/002;
 * measured 20 times faster than sorting whole rows).
 */
export async function pageOfCalls(db: Db, scope: Scope, filter: CallConditions, page: CallPage) {
  const keys = page.orderBy === 'dateStart' ? keysByDate(scope, filter, page) : keysByColumn(scope, filter, page);
  const direction = page.order === 'asc' ? asc : desc;
  const rows = await db
    .select(callColumns)
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(sql`(${calls.accountId}, ${calls.id}) in (${keys})`)
    .orderBy(sql`${direction(sortColumns[page.orderBy])} nulls last`, direction(calls.dateStart), direction(calls.id));
  return rows.map((row) => toCall(row, page.userTimezone));
}

function keysByDate(scope: Scope, filter: CallConditions, { start, length, order }: CallPage): SQL {
  const by = order === 'asc' ? sql`date_start asc, id asc` : sql`date_start desc, id desc`;
  const where = conditionsOf(filter);
  if (scope.accounts.length > fewAccounts)
    return sql`select account_id, id from ${calls} where ${and(isWithin(scope, calls.accountId), where)}
      order by ${by} limit ${length} offset ${start}`;
  return sql`select page.account_id, page.id from unnest(${idsOf(scope)}) as chosen(account)
    cross join lateral (select account_id, id, date_start from ${calls}
      where ${and(sql`${calls.accountId} = chosen.account`, where)} order by ${by} limit ${start + length}) as page
    order by ${by} limit ${length} offset ${start}`;
}

function keysByColumn(scope: Scope, filter: CallConditions, { orderBy, order, start, length }: CallPage): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return sql`select account_id, id from ${calls} where ${and(isWithin(scope, calls.accountId), conditionsOf(filter))}
    order by ${sortColumns[orderBy]} ${direction} nulls last, date_start ${direction}, id ${direction}
    limit ${length} offset ${start}`;
}

/** The number of matching calls, up to the cap. */
export async function countCalls(db: Db, scope: Scope, filter: CallConditions): Promise<number> {
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from ${calls} where ${and(isWithin(scope, calls.accountId), conditionsOf(filter))} limit ${countCap}) as counted`);
  return counted.rows[0]?.count ?? 0;
}

/** One row of the log by its public id, for a user in a time zone. */
export async function findCall(executor: Executor, scope: Scope, uuid: string, timezone: string) {
  const [row] = await executor
    .select(callColumns)
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return row && toCall(row, timezone);
}

/** The caller of a call, which is null when withheld; undefined when the scope has no such call. */
export async function findCallerOf(executor: Executor, scope: Scope, uuid: string) {
  const [row] = await executor
    .select({ caller: calls.caller })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return row?.caller;
}

/** A call's route: its flow, the version it ran on and its steps. */
export async function findCallRoute(executor: Executor, scope: Scope, uuid: string) {
  const [row] = await executor
    .select({
      account: calls.accountId,
      flow: calls.flowId,
      version: calls.flowVersion,
      steps: calls.route,
    })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return row;
}

function idsOf(scope: Scope): SQL {
  return sql`${sql.param([...scope.accounts])}::int[]`;
}
