import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CallOrder } from '#contract/telephony/calls.contract.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { keysByAccount } from '../../kernel/access/keysByAccount.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { shownLeadStatus } from './leadConditions.ts';
import { wasAnswered } from './callStatusConditions.ts';
import { type CallConditions, conditionsOf } from './callConditions.ts';

/** The place of a call in the order of time. */
export interface PagePlace {
  /** The start in microseconds since 1970: a `Date` would lose those that the database keeps. */
  micros: number;
  id: number;
}

/** The start of a call for a `PagePlace`. */
export const micros = sql`(extract(epoch from ${calls.dateStart}) * 1000000)::bigint`.mapWith(Number);

export interface CallPage {
  start: number;
  length: number;
  orderBy: CallOrder;
  order: 'asc' | 'desc';
  /** The rows begin right behind this call, and `start` is not counted. Sorted by date only. */
  after?: PagePlace | undefined;
  /** The rows end right before this call. */
  before?: PagePlace | undefined;
  /** Whether so few calls match that all of them are found first and sorted then, not found in the order of the page. */
  isRare?: boolean | undefined;
}

/** Up to this many accounts, a page is collected from each account's own index; beyond, from the date index. */
const fewAccounts = 50;
/** From here on a page would collect too much from each account. */
const deepStart = 1_000;

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
  answeredBy: sql`case when ${wasAnswered} then lower(${calls.target}) end`,
  rangLast: sql`case when not ${wasAnswered} then lower(${calls.target}) end`,
  tags: sql`lower(${calls.tags}[1])`,
  score: sql`${calls.score}`,
  IVR: sql`${calls.ivr}`,
  audio: sql`${calls.audio}`,
  firstTimeCaller: sql`${calls.firstTime}`,
  direction: sql`${calls.direction}`,
  network: sql`(select ${numbers.type} from ${numbers}
    where ${numbers.accountId} = ${calls.accountId} and ${numbers.did} = ${calls.trackingNumber} limit 1)`,
  location: sql`lower(${calls.location})`,
  revenue: sql`${calls.revenue}`,
  leadStatus: shownLeadStatus,
  notes: sql`lower(${calls.notes})`,
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
  if (page.orderBy !== 'dateStart') return keysByColumn(scope, filter, page);
  const { length, after, before, isRare = false } = page;
  const order = before ? opposite[page.order] : page.order;
  const place = before ?? after;
  const start = place ? 0 : page.start;
  const by = byDate[order];
  const where = place ? conditionsBehind(place, order, filter) : conditionsOf(filter);
  const part = sql`order by ${by} limit ${length} offset ${start}`;
  const [only, another] = scope.accounts;
  const isOne = and(
    another === undefined && only !== undefined ? eq(calls.accountId, only) : isWithin(scope, calls.accountId),
    where,
  );
  // `offset 0` keeps PostgreSQL from walking through all calls in the order of time until it has found a page of them.
  if (isRare)
    return sql`select account_id, id from
      (select account_id, id, date_start from ${calls} where ${isOne} offset 0) as found ${part}`;
  const isWalked = filter.search !== undefined && place === undefined;
  if (another === undefined || isWalked || scope.accounts.length > fewAccounts || start >= deepStart)
    return sql`select account_id, id from ${calls} where ${isOne} ${part}`;
  return keysByAccount(scope, { table: calls, where, order: by, by: sql`date_start`, start, length });
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

function keysByColumn(scope: Scope, filter: CallConditions, { orderBy, order, start, length }: CallPage): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const isOne = and(isWithin(scope, calls.accountId), conditionsOf(filter));
  const rest = sql`${direction} nulls last, date_start ${direction}, id ${direction} limit ${length} offset ${start}`;
  if (orderBy !== 'accountName')
    return sql`select account_id, id from ${calls} where ${isOne} order by ${sortColumns[orderBy]} ${rest}`;
  // Numbers compare faster than names, and there are far fewer accounts than calls.
  return sql`select account_id, id from ${calls} join (
      select ${accounts.id} as account, rank() over (order by lower(${accounts.name})) as place
      from ${accounts} where ${isWithin(scope, accounts.id)}) as named on account = ${calls.accountId}
    where ${isOne} order by place ${rest}`;
}

/**
 * The filter's conditions for calls behind a place, with a single bound of time where the walk begins: of two, PostgreSQL may
 * begin at the one of the filter and read all calls up to the place.
 */
function conditionsBehind(place: PagePlace, order: 'asc' | 'desc', filter: CallConditions): SQL | undefined {
  const [bound, rest] =
    order === 'asc'
      ? [filter.dateStart, { ...filter, dateStart: undefined }]
      : [filter.dateEnd, { ...filter, dateEnd: undefined }];
  const ahead = bound && bound.getTime() * 1000 - place.micros;
  const isBoundBehind = ahead !== undefined && (order === 'asc' ? ahead > 0 : ahead <= 0);
  return isBoundBehind ? conditionsOf(filter) : and(conditionsOf(rest), isBehind(place, order));
}

/** Whether a call comes after a place in an order. */
export function isBehind({ micros: at, id }: PagePlace, order: 'asc' | 'desc'): SQL {
  const way = order === 'asc' ? sql`>` : sql`<`;
  return sql`(${calls.dateStart}, ${calls.id}) ${way}
    (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`;
}
