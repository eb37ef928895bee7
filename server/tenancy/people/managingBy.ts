import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { SessionContext } from '../../kernel/http/handler.ts';
import type { Managing } from './managing.ts';

/** Whom a request’s user manages people as. */
export function managingBy<E extends EndpointSpec>(context: SessionContext<E>): Managing {
  const { db, system, scope, principal, jobs, now } = context;
  return { db, system, scope, principal, jobs, now: now(), author: authorOf(context) };
}
