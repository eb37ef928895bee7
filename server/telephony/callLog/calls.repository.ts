import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { countCap } from '#values/listRequest.ts';
import type { CallDirection } from '#values/callStatus.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type CallConditions, conditionsOf } from '../calls/callConditions.ts';
import { type CallPage, keysOf, micros, type PagePlace, sortColumns } from '../calls/callKeys.ts';
import { callColumns, toCall } from '../calls/listedCall.ts';

/**
 * A page of the log. First finds the page's keys using only an index, then reads just those rows (docs/decisions/002;
 * measured 20 times faster than sorting whole rows).
 */
export async function pageOfCalls(
  executor: Executor,
  scope: Scope,
  filter: CallConditions,
  page: CallPage & { userTimezone: string },
) {
  const keys = keysOf(scope, filter, page);
  const direction = page.order === 'asc' ? asc : desc;
  const rows = await executor
    .select(callColumns)
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(sql`(${calls.accountId}, ${calls.id}) in (${keys})`)
    .orderBy(sql`${direction(sortColumns[page.orderBy])} nulls last`, direction(calls.dateStart), direction(calls.id));
  return rows.map((row) => toCall(row, page.userTimezone));
}

/** The number of matching calls, up to the cap. */
export async function countCalls(executor: Executor, scope: Scope, filter: CallConditions): Promise<number> {
  const counted = await executor.execute<{ count: number }>(sql`select count(*)::int as count from (
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

/** Says when a call's voicemail was heard; null takes it back. */
export async function setHeard(tx: Tx, { account, uuid }: Pick<Call, 'account' | 'uuid'>, heardAt: Date | null) {
  await tx
    .update(calls)
    .set({ heardAt })
    .where(and(eq(calls.accountId, account), eq(calls.uuid, uuid)));
}

/** Where a call is in the order of time; undefined if the scope has no such call. */
export async function findPlace(executor: Executor, scope: Scope, uuid: string): Promise<PagePlace | undefined> {
  const [row] = await executor
    .select({ micros, id: calls.id })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return row;
}

/** The call of a direction before (`desc`) or after a place, as its log has them; null if there is none in the scope. */
export async function findNeighbour(
  executor: Executor,
  scope: Scope,
  { after, direction }: { after: PagePlace; direction: CallDirection },
  order: 'asc' | 'desc',
): Promise<string | null> {
  const keys = keysOf(scope, { direction }, { after, start: 0, length: 1, orderBy: 'dateStart', order });
  const [row] = await executor
    .select({ uuid: calls.uuid })
    .from(calls)
    .where(sql`(${calls.accountId}, ${calls.id}) in (${keys})`);
  return row?.uuid ?? null;
}

const visitColumns = {
  source: calls.webSource,
  medium: calls.webMedium,
  campaign: calls.webCampaign,
  keyword: calls.webKeyword,
  device: calls.webDevice,
  landing: calls.webLanding,
  conversion: calls.webConversion,
  confidence: calls.webConfidence,
};

const reportedStatement = perExecutor((executor) =>
  executor
    .select({ call: callColumns, visit: visitColumns })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(eq(calls.accountId, sql.placeholder('account')), eq(calls.uuid, sql.placeholder('uuid'))))
    .prepare('reported_call'),
);

/** A call in UTC with the website visit before it. */
export async function findCallWithVisit(executor: Executor, account: number, uuid: string) {
  const [row] = await reportedStatement(executor).execute({ account, uuid });
  return row && { call: toCall(row.call, 'UTC'), visit: row.visit };
}

/** A call's route: its flow, the version it ran on and its steps; and the website visit before it. */
export async function findCallRoute(executor: Executor, scope: Scope, uuid: string) {
  const [row] = await executor
    .select({
      account: calls.accountId,
      flow: calls.flowId,
      version: calls.flowVersion,
      steps: calls.route,
      webVisit: calls.webVisit,
      visit: visitColumns,
    })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), eq(calls.uuid, uuid)));
  return row;
}

/** The visitors of websites that such calls came from. */
export async function listVisitorsOf(executor: Executor, scope: Scope, which: SQL | undefined): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ visitor: calls.webVisitor })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), which, isNotNull(calls.webVisitor)));
  return rows.flatMap(({ visitor }) => visitor ?? []);
}
