import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Money } from '#values/currency.ts';
import type { SaleMatch } from '#values/sale.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { sales } from '../../kernel/db/schema/sales.ts';

export type SaleRow = typeof sales.$inferSelect;

/** Advisory lock by account, beside the account's number. */
const salesLock = 7_201_026;

/** Lets one upload of an account after the other write, so that two of the same file find each other's sales. */
export async function lockSales(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${salesLock}, ${accountId})`);
}

/** Those of an account with one of these order ids. */
export async function listOrders(tx: Tx, accountId: number, orderIds: readonly string[]): Promise<SaleRow[]> {
  return tx
    .select()
    .from(sales)
    .where(and(eq(sales.accountId, accountId), sql`${sales.orderId} = any(${sql.param(orderIds)}::text[])`));
}

/** The latest of the scope. */
export function listSaleRows(
  executor: Executor,
  scope: Scope,
  { matched, most }: { matched?: boolean | undefined; most: number },
): Promise<SaleRow[]> {
  const isAsked = { true: isNotNull(sales.callId), false: isNull(sales.callId) }[String(matched)];
  return executor
    .select()
    .from(sales)
    .where(and(isWithin(scope, sales.accountId), isAsked))
    .orderBy(desc(sales.soldAt), sales.orderId)
    .limit(most);
}

/** A sale, held until the transaction ends. */
export async function lockSale(tx: Tx, scope: Scope, id: string): Promise<SaleRow | undefined> {
  const [row] = await tx
    .select()
    .from(sales)
    .where(and(isWithin(scope, sales.accountId), eq(sales.id, id)))
    .for('update');
  return row;
}

export async function setCall(
  tx: Tx,
  { accountId, orderId }: Pick<SaleRow, 'accountId' | 'orderId'>,
  call: Pick<SaleRow, 'callId' | 'callUuid' | 'byHand'>,
): Promise<void> {
  await tx
    .update(sales)
    .set(call)
    .where(and(eq(sales.accountId, accountId), eq(sales.orderId, orderId)));
}

/** Writes sales of an account, over those with their order ids. */
export async function writeSales(tx: Tx, rows: readonly SaleRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map((row) => ({
    account_id: row.accountId,
    order_id: row.orderId,
    id: row.id,
    upload_id: row.uploadId,
    phone: row.phone,
    sold_at: row.soldAt.toISOString(),
    amount: row.amount,
    currency: row.currency,
    stage: row.stage,
    call_id: row.callId,
    call_uuid: row.callUuid,
    by_hand: row.byHand,
  }));
  await tx.execute(sql`
    insert into ${sales} (account_id, order_id, id, upload_id, phone, sold_at, amount, currency, stage, call_id, call_uuid, by_hand)
    select account_id, order_id, id, upload_id, phone, sold_at, amount, currency, stage, call_id, call_uuid, by_hand
    from jsonb_populate_recordset(null::${sales}, ${JSON.stringify(given)}::jsonb)
    on conflict (account_id, order_id) do update set upload_id = excluded.upload_id, phone = excluded.phone,
      sold_at = excluded.sold_at, amount = excluded.amount, currency = excluded.currency, stage = excluded.stage,
      call_id = excluded.call_id, call_uuid = excluded.call_uuid, by_hand = excluded.by_hand`);
}

export async function deleteSales(tx: Tx, accountId: number, orderIds: readonly string[]): Promise<void> {
  await tx
    .delete(sales)
    .where(and(eq(sales.accountId, accountId), sql`${sales.orderId} = any(${sql.param(orderIds)}::text[])`));
}

/** Who bought, and when. */
export interface Buyer {
  orderId: string;
  phone: string;
  soldAt: Date;
}

export interface MatchedCall {
  orderId: string;
  callId: number;
  callUuid: string;
  /** How many of the buyer’s calls it could have been, up to 2. */
  fitting: number;
}

const orders: Record<SaleMatch, SQL> = {
  lastAnswered: sql`${calls.dateStart} desc, ${calls.id} desc`,
  last: sql`${calls.dateStart} desc, ${calls.id} desc`,
  first: sql`${calls.dateStart}, ${calls.id}`,
};

/** The call that each sale of an account comes from, of those within so many days before it; missing for sales without any. */
export async function matchCalls(
  tx: Tx,
  accountId: number,
  buyers: readonly Buyer[],
  { match, days }: { match: SaleMatch; days: number },
): Promise<Map<string, MatchedCall>> {
  if (buyers.length === 0) return new Map();
  const isAnswered = match === 'lastAnswered' ? sql`and ${calls.status} = ${statusCodes.indexOf('answered')}` : sql``;
  const given = buyers.map(({ orderId, phone, soldAt }) => ({
    order_id: orderId,
    phone,
    sold_at: soldAt.toISOString(),
  }));
  const { rows } = await tx.execute<{ orderId: string; callId: string; callUuid: string; fitting: number }>(sql`
    select buyer.order_id as "orderId", found.id as "callId", found.uuid as "callUuid", found.fitting
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as buyer(order_id text, phone text, sold_at timestamptz)
    cross join lateral (
      select ${calls.id} as id, ${calls.uuid} as uuid, least(2, count(*) over ())::int as fitting
      from ${calls}
      where ${calls.accountId} = ${accountId} and ${calls.caller} = buyer.phone
        and ${calls.dateStart} <= buyer.sold_at and ${calls.dateStart} > buyer.sold_at - make_interval(days => ${days})
        and ${calls.direction} = ${directionCodes.indexOf('inbound')} and ${calls.state} = ${stateCodes.indexOf('ended')}
        and not ${calls.test} and not ${calls.blocked} ${isAnswered}
      order by ${orders[match]} limit 1) found`);
  return new Map(rows.map(({ callId, ...row }) => [row.orderId, { ...row, callId: Number(callId) }]));
}

/** The numbers that calls came to, by the calls’ ids. */
export async function listCalledNumbers(
  tx: Tx,
  accountId: number,
  callIds: readonly number[],
): Promise<Map<number, string>> {
  if (callIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: calls.id, did: calls.trackingNumber })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), inArray(calls.id, [...callIds])));
  return new Map(rows.map(({ id, did }) => [id, did]));
}

/** A call of an account that may be the one of a sale. */
export async function findSoldCall(
  tx: Tx,
  accountId: number,
  uuid: string,
): Promise<{ callId: number; callUuid: string } | undefined> {
  const [row] = await tx
    .select({ callId: calls.id, callUuid: calls.uuid })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, uuid)));
  return row;
}

/** What the sales of each of these calls are worth together by now, and the stage of the latest that has one. */
export async function sumsOfCalls(
  tx: Tx,
  accountId: number,
  callIds: readonly number[],
): Promise<{ id: number; revenue: Money | null; stage: string | null }[]> {
  const rows = await tx
    .select({
      id: sales.callId,
      amount: sql<number | null>`sum(${sales.amount})::float8`,
      currency: sql<string | null>`min(${sales.currency})`,
      stage: sql<string | null>`(array_agg(${sales.stage} order by ${sales.soldAt} desc, ${sales.orderId} desc)
        filter (where ${sales.stage} is not null))[1]`,
    })
    .from(sales)
    .where(and(eq(sales.accountId, accountId), inArray(sales.callId, [...callIds])))
    .groupBy(sales.callId);
  const sums = new Map(rows.map((row) => [row.id, row]));
  return callIds.map((id) => {
    const { amount = null, currency = null, stage = null } = sums.get(id) ?? {};
    return { id, revenue: amount === null || currency === null ? null : { amount, currency }, stage };
  });
}
