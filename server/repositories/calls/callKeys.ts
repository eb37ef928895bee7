import { and, type SQL, sql } from 'drizzle-orm';
import type { CallOrder } from '#contract/calls.contract.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { calls } from '../../db/schema/calls.ts';
import { isWithin, type Scope } from '../scope.ts';
import { type CallConditions, conditionsOf } from './callConditions.ts';

/** Where a page ended. */
export interface PagePlace {
  dateStart: Date;
  id: number;
}

export interface CallPage {
  start: number;
  length: number;
  orderBy: CallOrder;
  order: 'asc' | 'desc';
  /** The last call of the page before: the rows begin behind it, and `start` is not counted. Sorted by date only. */
  after?: PagePlace | undefined;
}

/** Up to this many accounts, a page is collected from each account's own index; beyond, from the date index. */
const fewAccounts = 50;

export const sortColumns: Record<CallOrder, SQL> = {
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

/** The order of the date indexes, which put nulls last: without the words for nulls, PostgreSQL would sort all rows. */
const byDate = {
  asc: sql`date_start asc nulls first, id asc nulls first`,
  desc: sql`date_start desc nulls last, id desc nulls last`,
};

/** The keys of a page, found using only an index, in no order. */
export function keysOf(scope: Scope, filter: CallConditions, page: CallPage): SQL {
  return page.orderBy === 'dateStart' ? keysByDate(scope, filter, page) : keysByColumn(scope, filter, page);
}

function keysByDate(scope: Scope, filter: CallConditions, { start, length, order, after }: CallPage): SQL {
  const by = byDate[order];
  const where = and(conditionsOf(filter), after && isBehind(after, order));
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

function isBehind({ dateStart, id }: PagePlace, order: 'asc' | 'desc'): SQL {
  const way = order === 'asc' ? sql`>` : sql`<`;
  return sql`(${calls.dateStart}, ${calls.id}) ${way} (${dateStart.toISOString()}::timestamptz, ${id})`;
}

function idsOf(scope: Scope): SQL {
  return sql`${sql.param([...scope.accounts])}::int[]`;
}
