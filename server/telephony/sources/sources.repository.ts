import { and, eq, ne, sql } from 'drizzle-orm';
import type { Source } from '#contract/telephony/sources.contract.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { calls, numbers } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** A number whose source is being written. */
export interface Sourced {
  accountId: number;
  /** Its own spelling doesn’t count. */
  id?: string;
  source: string;
}

/** The sources of the scope by name; each once an account, under the spelling that most numbers and then calls have. */
export async function listSources(executor: Executor, scope: Scope): Promise<Source[]> {
  const { rows } = await executor.execute<Source & Record<string, unknown>>(sql`
    with used as (
      select account_id, source, count(*) filter (where status = 'active') as numbers, 0 as calls
        from ${numbers} where ${isWithin(scope, numbers.accountId)} group by 1, 2
      union all
      select account_id, tracking_source, 0, count(*)
        from ${calls} where ${isWithin(scope, calls.accountId)} and not test group by 1, 2),
    spelled as (
      select account_id, source, sum(numbers)::int as numbers, sum(calls)::int as calls from used group by 1, 2)
    select account_id as account, array_agg(source order by numbers desc, calls desc, source) as spellings,
        (array_agg(source order by numbers desc, calls desc, source))[1] as source,
        sum(numbers)::int as numbers, sum(calls)::int as calls
      from spelled group by account_id, lower(source) having sum(numbers) + sum(calls) > 0
      order by lower(source), account_id`);
  return rows;
}

/** Whether a number or a call of the account has the source, in any spelling. */
export async function isSourceOf(executor: Executor, accountId: number, source: string): Promise<boolean> {
  const ofNumber = and(eq(numbers.accountId, accountId), sql`lower(${numbers.source}) = lower(${source})`);
  if ((await executor.$count(numbers, ofNumber)) > 0) return true;
  const ofCall = and(eq(calls.accountId, accountId), sql`lower(${calls.trackingSource}) = lower(${source})`);
  return (await executor.select({ id: calls.id }).from(calls).where(ofCall).limit(1)).length > 0;
}

/** Gives the numbers of a source its new name; how many. A change that is based on their earlier version is refused. */
export async function renameOnNumbers(
  tx: Tx,
  { account, source, to }: { account: number; source: string; to: string },
): Promise<number> {
  const renamed = await tx
    .update(numbers)
    .set({ source: to, version: sql`${numbers.version} + 1` })
    .where(
      and(eq(numbers.accountId, account), sql`lower(${numbers.source}) = lower(${source})`, ne(numbers.source, to)),
    )
    .returning({ id: numbers.id });
  return renamed.length;
}
