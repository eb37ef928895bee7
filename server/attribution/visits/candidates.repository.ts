import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { webCallRates, webLeases, websites, webVisits } from '../../kernel/db/schema/all.ts';

const credited = alias(webVisits, 'credited');

/** Visits that are looked at; a number that more saw tells too little of each. */
const most = 50;

const statement = perExecutor((executor) =>
  executor
    .select({
      account: webLeases.accountId,
      visit: webVisits.id,
      visitor: webVisits.visitorId,
      website: webVisits.websiteId,
      pool: webLeases.poolId,
      from: webLeases.from,
      until: webLeases.until,
      lastSeen: webVisits.lastSeenAt,
      landing: webVisits.landing,
      conversion: sql<string | null>`${webVisits.pages} -> -1 ->> 'page'`,
      device: webVisits.device,
      source: credited.source,
      medium: credited.medium,
      campaign: credited.campaign,
      keyword: credited.keyword,
      rule: credited.rule,
      evidence: credited.evidence,
      rates: { during: webCallRates.during, after: webCallRates.after, stray: webCallRates.stray },
    })
    .from(webLeases)
    .innerJoin(webVisits, and(eq(webVisits.accountId, webLeases.accountId), eq(webVisits.id, webLeases.visitId)))
    .innerJoin(credited, and(eq(credited.accountId, webVisits.accountId), eq(credited.id, webVisits.creditedId)))
    .innerJoin(websites, and(eq(websites.accountId, webVisits.accountId), eq(websites.id, webVisits.websiteId)))
    .leftJoin(
      webCallRates,
      and(eq(webCallRates.accountId, webVisits.accountId), eq(webCallRates.websiteId, webVisits.websiteId)),
    )
    .where(
      and(
        eq(webLeases.did, sql.placeholder('did')),
        sql`(${websites.accountId} = ${sql.placeholder('account')}::int or ${sql.placeholder('account')}::int = any(${websites.shares}))`,
        lte(webLeases.from, sql`${sql.placeholder('at')}::timestamptz`),
        gt(webLeases.from, sql`${sql.placeholder('since')}::timestamptz`),
      ),
    )
    .orderBy(desc(webLeases.from))
    .limit(most)
    .prepare('call_candidates'),
);

export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number];

/** The visits that were shown an account’s number before a moment, the last first. */
export function listCandidates(
  executor: Executor,
  { account, did, at, since }: { account: number; did: string; at: Date; since: Date },
) {
  return statement(executor).execute({ account, did, at: at.toISOString(), since: since.toISOString() });
}
