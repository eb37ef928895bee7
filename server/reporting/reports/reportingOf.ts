import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { SessionContext } from '../../kernel/http/handler.ts';
import { leaving } from '../../kernel/http/leaving.ts';
import type { FigureCache } from './figureCache.ts';
import { cachedReportSource } from './rawReportSource.ts';
import type { Reporting } from './reporting.ts';

type Asking = Pick<SessionContext<EndpointSpec>, 'db' | 'system' | 'scope' | 'reply' | 'now'>;

/** What a request’s report counts from. */
export function reportingOf({ db, system, scope, reply, now: clock }: Asking, figures: FigureCache): Reporting {
  const now = clock();
  return { source: cachedReportSource({ db, system, figures, now, signal: leaving(reply) }), scope, now };
}
