import { and, desc, eq, gte, isNull, not, sql } from 'drizzle-orm';
import { goodScore } from '#contract/powerups/powerupOverview.contract.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { calls, directionCodes } from '../../kernel/db/schema/calls.ts';
import { followUps } from '../../kernel/db/schema/followUps.ts';
import { saleUploads, sales } from '../../kernel/db/schema/sales.ts';
import { smartTags } from '../../kernel/db/schema/smartTags.ts';

/** The tags of a scope, the one that was changed last first. */
export function listTags(executor: Executor, scope: Scope) {
  return executor
    .select({ name: smartTags.name, on: smartTags.enabled, by: smartTags.createdBy, at: smartTags.since })
    .from(smartTags)
    .where(and(isNull(smartTags.until), isWithin(scope, smartTags.accountId)))
    .orderBy(desc(smartTags.since));
}

/** The follow-ups of a scope, the one that was changed last first. */
export function listFollowUps(executor: Executor, scope: Scope) {
  return executor
    .select({ on: followUps.enabled, by: followUps.createdBy, at: followUps.createdAt })
    .from(followUps)
    .where(isWithin(scope, followUps.accountId))
    .orderBy(desc(followUps.createdAt));
}

/** The uploads of sales of a scope, newest first. */
export function listUploads(executor: Executor, scope: Scope) {
  return executor
    .select({ on: sql<boolean>`${saleUploads.undoneAt} is null`, by: saleUploads.createdBy, at: saleUploads.createdAt })
    .from(saleUploads)
    .where(isWithin(scope, saleUploads.accountId))
    .orderBy(desc(saleUploads.createdAt));
}

/** How many calls since a moment have one of some tags, and how many a good score. */
export async function countTagged(
  executor: Executor,
  scope: Scope,
  { names, since }: { names: string[]; since: Date },
) {
  const hasTag = sql`${calls.tags} && ${sql.param(names)}::text[]`;
  const count = (filter: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${filter})::int`;
  const [row] = await executor
    .select({ tagged: count(hasTag), good: count(sql`${calls.score} >= ${goodScore}`) })
    .from(calls)
    .where(
      and(
        isWithin(scope, calls.accountId),
        gte(calls.dateStart, since),
        eq(calls.direction, directionCodes.indexOf('inbound')),
        not(calls.test),
        not(calls.blocked),
      ),
    );
  return row ?? { tagged: 0, good: 0 };
}

/** How many sales there are since a moment, and how many have a call. */
export async function countSales(executor: Executor, scope: Scope, since: Date) {
  const [row] = await executor
    .select({
      sold: sql<number>`count(*)::int`,
      matched: sql<number>`count(${sales.callUuid})::int`,
    })
    .from(sales)
    .where(and(isWithin(scope, sales.accountId), gte(sales.soldAt, since)));
  return row ?? { sold: 0, matched: 0 };
}
