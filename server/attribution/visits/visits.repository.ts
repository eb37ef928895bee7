import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AnalyticsIds } from '#values/analyticsIds.ts';
import type { VisitedPage } from '#values/website.ts';
import { mostPages } from '#values/website.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { websites, webVisits } from '../../kernel/db/schema/all.ts';

export type VisitRow = typeof webVisits.$inferSelect;
export type NewVisit = typeof webVisits.$inferInsert;

interface VisitKey {
  accountId: number;
  id: string;
}

/** A visitor’s last visits to a website since a moment, newest first. */
export function listVisits(
  executor: Executor,
  { accountId, websiteId, visitorId }: Pick<VisitRow, 'accountId' | 'websiteId' | 'visitorId'>,
  since: Date,
): Promise<VisitRow[]> {
  return executor
    .select()
    .from(webVisits)
    .where(
      and(
        eq(webVisits.accountId, accountId),
        eq(webVisits.visitorId, visitorId),
        eq(webVisits.websiteId, websiteId),
        gt(webVisits.startedAt, since),
      ),
    )
    .orderBy(desc(webVisits.startedAt))
    .limit(20);
}

export async function insertVisit(executor: Executor, visit: NewVisit): Promise<void> {
  await executor.insert(webVisits).values(visit);
}

/** Keeps a sign of life, a page unless it is the last one already, and what is known by now. False if the visit is gone. */
export async function keepSign(
  executor: Executor,
  { accountId, id }: VisitKey,
  { page, analytics, at }: { page: VisitedPage | null; analytics: AnalyticsIds | null; at: Date },
): Promise<boolean> {
  const added =
    page &&
    sql`case
    when jsonb_array_length(${webVisits.pages}) >= ${mostPages} or ${webVisits.pages} -> -1 ->> 'page' = ${page.page}
    then ${webVisits.pages} else ${webVisits.pages} || ${JSON.stringify([page])}::jsonb end`;
  const changed = await executor
    .update(webVisits)
    .set({
      lastSeenAt: sql`greatest(${webVisits.lastSeenAt}, ${at.toISOString()}::timestamptz)`,
      ...(added && { pages: added }),
      ...(analytics && { analytics }),
    })
    .where(and(eq(webVisits.accountId, accountId), eq(webVisits.id, id)));
  return changed.rowCount === 1;
}

/** A visit to a website of an account, or to one that is shared with it. */
export async function findSharedVisit(executor: Executor, account: number, id: string): Promise<VisitRow | undefined> {
  const [row] = await executor
    .select({ visit: webVisits })
    .from(webVisits)
    .innerJoin(websites, and(eq(websites.accountId, webVisits.accountId), eq(websites.id, webVisits.websiteId)))
    .where(
      and(eq(webVisits.id, id), sql`(${websites.accountId} = ${account} or ${account} = any(${websites.shares}))`),
    );
  return row?.visit;
}

/** The last hundred visits of these visitors, newest first. */
export async function listVisitsOf(executor: Executor, scope: Scope, visitors: readonly string[]): Promise<VisitRow[]> {
  if (visitors.length === 0) return [];
  return executor
    .select()
    .from(webVisits)
    .where(and(isWithin(scope, webVisits.accountId), inArray(webVisits.visitorId, [...visitors])))
    .orderBy(desc(webVisits.startedAt))
    .limit(100);
}
