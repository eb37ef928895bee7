import type { Scope } from '../../kernel/access/scope.ts';
import type { Db, Executor } from '../../kernel/db/executor.ts';
import { findSharedVisit, listVisitsOf, type VisitRow } from './visits.repository.ts';

/** The pages of the visit of an account’s call, oldest first; none if it was deleted, or its website is shared no longer. */
export async function pagesOfVisit(system: Db, { account, visit: id }: { account: number; visit: string }) {
  const visit = await findSharedVisit(system, account, id);
  return visit ? toPages(visit) : [];
}

/** What Google Analytics calls the visitor of a visit; null where that isn’t known, or the visit was deleted. */
export async function analyticsOfVisit(system: Db, { account, visit: id }: { account: number; visit: string }) {
  return (await findSharedVisit(system, account, id))?.analytics ?? null;
}

/** The click that the visit is credited with, by the parameter in which its platform names clicks; null where there was none. */
export async function clickOfVisit(
  system: Db,
  { account, visit: id, name }: { account: number; visit: string; name: string },
): Promise<{ id: string; at: Date } | null> {
  const visit = await findSharedVisit(system, account, id);
  const credited =
    visit && visit.creditedId !== visit.id ? await findSharedVisit(system, account, visit.creditedId) : visit;
  const click = credited?.clickIds[name];
  return credited && click !== undefined ? { id: click, at: credited.startedAt } : null;
}

/** The last hundred visits of these visitors, newest first. */
export async function visitsOf(executor: Executor, scope: Scope, visitors: readonly string[]) {
  const rows = await listVisitsOf(executor, scope, visitors);
  return rows.map((visit) => {
    const {
      id,
      visitorId: visitor,
      accountId: account,
      startedAt,
      lastSeenAt,
      source,
      medium,
      campaign,
      keyword,
      device,
      analytics,
    } = visit;
    const times = { startedAt: startedAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
    return {
      id,
      visitor,
      account,
      ...times,
      source,
      medium,
      campaign,
      keyword,
      device,
      analytics,
      pages: toPages(visit),
    };
  });
}

function toPages({ pages }: VisitRow) {
  return pages.map(({ page, at }) => ({ page, at: new Date(at).toISOString() }));
}
