import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { SessionContext } from '../../kernel/http/handler.ts';
import { leaving } from '../../kernel/http/leaving.ts';
import type { ListReader } from './listCalls.ts';

type Asking = Pick<SessionContext<EndpointSpec>, 'db' | 'system' | 'scope' | 'principal' | 'reply'>;

/** Who a request's list of calls is for. */
export function listReaderOf({ db, system, scope, principal, reply }: Asking): ListReader {
  return { db, system, scope, timezone: principal.timezone, signal: leaving(reply) };
}
