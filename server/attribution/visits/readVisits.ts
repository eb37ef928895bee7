import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findVisit, listVisitsOf, type VisitRow } from './visits.repository.ts';

/** The pages of a visit, oldest first; none if it was deleted. */
export async function pagesOfVisit(executor: Executor, scope: Scope, id: string) {
  const visit = await findVisit(executor, scope, id);
  return visit ? toPages(visit) : [];
}

/** The last hundred visits of these visitors, newest first. */
export async function visitsOf(executor: Executor, scope: Scope, visitors: readonly string[]) {
  const rows = await listVisitsOf(executor, scope, visitors);
  return rows.map((visit) => {
    const { id, accountId: account, startedAt, lastSeenAt, source, medium, campaign, keyword, device } = visit;
    const times = { startedAt: startedAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
    return { id, account, ...times, source, medium, campaign, keyword, device, pages: toPages(visit) };
  });
}

function toPages({ pages }: VisitRow) {
  return pages.map(({ page, at }) => ({ page, at: new Date(at).toISOString() }));
}
