import { clickOfVisit } from '../../attribution/visits/readVisits.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findCallRoute } from './calls.repository.ts';

/** The click on an ad that a call is due to, by the parameter in which its platform names clicks; null where there was none. */
export async function readCallClick(
  system: Db,
  { account, uuid, name }: { account: number; uuid: string; name: string },
) {
  const route = await findCallRoute(system, scopeOf([account]), uuid);
  return route?.webVisit ? clickOfVisit(system, { account, visit: route.webVisit, name }) : null;
}
