import { analyticsOfVisit } from '../../attribution/visits/readVisits.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findCallRoute } from './calls.repository.ts';

/** What Google Analytics calls the browser that a call’s number was shown in, and its sessions; null where that isn’t known. */
export async function readCallAnalytics(system: Db, account: number, uuid: string) {
  const route = await findCallRoute(system, scopeOf([account]), uuid);
  return route?.webVisit ? analyticsOfVisit(system, { account, visit: route.webVisit }) : null;
}
