import { and, desc, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls, directionCodes, stateCodes } from '../../kernel/db/schema/calls.ts';

/** `until` is excluded. */
interface Tried {
  since: Date;
  until: Date;
  matches: SQL;
}

/** The calls that smart tags would have judged in some time. */
const judged = (scope: Scope, { since, until }: Tried) =>
  and(
    isWithin(scope, calls.accountId),
    gte(calls.dateStart, since),
    lt(calls.dateStart, until),
    eq(calls.direction, directionCodes.indexOf('inbound')),
    eq(calls.state, stateCodes.indexOf('ended')),
    not(calls.test),
    not(calls.blocked),
  );

/** How many calls there are, how many match, and how many have a tag already, also of those that match. */
export async function countMatching(executor: Executor, scope: Scope, { name, ...tried }: Tried & { name: string }) {
  const { matches } = tried;
  const count = (filter: SQL) => sql<number>`count(*) filter (where ${filter})::int`;
  const isTagged = sql`${calls.tags} @> array[${name}]::text[]`;
  const [row] = await executor
    .select({
      calls: sql<number>`count(*)::int`,
      matching: count(matches),
      tagged: count(isTagged),
      both: count(sql`${matches} and ${isTagged}`),
    })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(judged(scope, tried));
  return row ?? { calls: 0, matching: 0, tagged: 0, both: 0 };
}

/** The latest calls that match, or that don’t. */
export function listExamples(executor: Executor, scope: Scope, { most, ...tried }: Tried & { most: number }) {
  return executor
    .select({
      uuid: calls.uuid,
      dateStart: calls.dateStart,
      caller: calls.caller,
      trackingName: calls.trackingName,
      duration: calls.duration,
    })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(judged(scope, tried), tried.matches))
    .orderBy(desc(calls.dateStart), desc(calls.id))
    .limit(most);
}
