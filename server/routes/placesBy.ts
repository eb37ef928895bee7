import type { EndpointSpec } from '#contract/endpoint.ts';
import type { SessionContext } from '../http/handler.ts';
import { authorOf } from '../services/access/authorOf.ts';
import type { Places } from '../services/places/changeBranch.ts';

/** What changes of branches and location routings need of a request. */
export function placesBy<E extends EndpointSpec>(context: SessionContext<E>): Places {
  const { db, system, scope } = context;
  return { db, system, scope, author: authorOf(context) };
}
