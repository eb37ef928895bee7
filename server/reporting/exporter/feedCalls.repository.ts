import { and, arrayContains, arrayOverlaps, eq, gte, lt, sql } from 'drizzle-orm';
import type { ExporterAllow } from '#values/exporterWords.ts';
import { callColumns } from '../../telephony/calls/listedCall.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls, stateCodes } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { isCounted } from '../../telephony/calls/callConditions.ts';
import { isBehind, micros, type PagePlace } from '../../telephony/calls/callKeys.ts';

/** Which calls a feed has: `from` is inclusive, `to` exclusive. */
export interface FeedQuery {
  scope: Scope;
  from: Date;
  to: Date;
  /** Without any, calls are not narrowed by tags. */
  tags: readonly string[];
  allow: ExporterAllow;
}

/** The next ended calls of a feed, newest first. */
export function feedPage(executor: Executor, query: FeedQuery, after: PagePlace | undefined, length: number) {
  const { scope, from, to, tags, allow } = query;
  const carries = allow === 'strict' ? arrayContains : arrayOverlaps;
  return (
    executor
      .select({ ...callColumns, micros })
      .from(calls)
      .innerJoin(accounts, eq(accounts.id, calls.accountId))
      .where(
        and(
          isWithin(scope, calls.accountId),
          gte(calls.dateStart, from),
          // What comes after a call of the feed is before its end: one bound to begin at.
          after ? isBehind(after, 'desc') : lt(calls.dateStart, to),
          eq(calls.state, stateCodes.indexOf('ended')),
          isCounted,
          tags.length > 0 ? carries(calls.tags, [...tags]) : undefined,
        ),
      )
      // As the index is ordered.
      .orderBy(sql`${calls.dateStart} desc nulls last`, sql`${calls.id} desc nulls last`)
      .limit(length)
  );
}
