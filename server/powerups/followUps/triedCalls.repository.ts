import { and, desc, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls, directionCodes, stateCodes } from '../../kernel/db/schema/calls.ts';

interface Asked {
  since: Date;
  matches: SQL;
  /** Null for all. */
  dids: readonly string[] | null;
}

const asked = (scope: Scope, { since, matches, dids }: Asked) =>
  and(
    isWithin(scope, calls.accountId),
    gte(calls.dateStart, since),
    eq(calls.direction, directionCodes.indexOf('inbound')),
    eq(calls.state, stateCodes.indexOf('ended')),
    not(calls.test),
    not(calls.blocked),
    dids === null ? undefined : inArray(calls.trackingNumber, [...dids]),
    matches,
  );

/** How many calls are as asked since a moment. */
export async function countAsked(executor: Executor, scope: Scope, wanted: Asked): Promise<number> {
  const [row] = await executor
    .select({ calls: sql<number>`count(*)::int` })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(asked(scope, wanted));
  return row?.calls ?? 0;
}

/** The latest of them, newest first. */
export function listAsked(executor: Executor, scope: Scope, wanted: Asked, most: number) {
  const { accountId, uuid, dateStart, dateStop, caller, trackingName, trackingNumber: did } = calls;
  const { name: accountName, country, timezone } = accounts;
  return executor
    .select({ accountId, uuid, dateStart, dateStop, caller, trackingName, did, accountName, country, timezone })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(asked(scope, wanted))
    .orderBy(desc(calls.dateStart), desc(calls.id))
    .limit(most);
}
