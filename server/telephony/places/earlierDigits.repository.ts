import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { callEvents, calls } from '../../kernel/db/schema/all.ts';

/** Of a caller, the latest are looked at. */
const mostCalls = 20;

/**
 * The digits by which a caller's latest call, test calls left out, found a branch. In the events of a call, the digits
 * come right before the branch that they led to.
 */
export async function earlierDigits(
  executor: Executor,
  accountId: number,
  caller: string,
): Promise<string | undefined> {
  const latest = executor
    .select({ uuid: calls.uuid, dateStart: calls.dateStart })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), eq(calls.caller, caller), eq(calls.test, false)))
    .orderBy(sql`${calls.dateStart} desc nulls last`)
    .limit(mostCalls)
    .as('latest');
  const digits = sql<string>`jsonb_path_query_first(${callEvents.payload}, '$.heard[*] ? (@.type == "DIGITS").digits') #>> '{}'`;
  const found = sql`jsonb_path_exists(${callEvents.payload}, '$.heard[*] ? (@.type == "BRANCH_FOUND" && @.branch != null)')`;
  const [row] = await executor
    .select({ digits })
    .from(latest)
    .innerJoin(callEvents, and(eq(callEvents.accountId, accountId), eq(callEvents.callUuid, latest.uuid)))
    .where(and(eq(callEvents.kind, 'flow.moved'), found, sql`${digits} is not null`))
    .orderBy(desc(latest.dateStart))
    .limit(1);
  return row?.digits;
}
