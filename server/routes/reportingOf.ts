import type { EndpointSpec } from '#contract/endpoint.ts';
import type { SessionContext } from '../http/handler.ts';
import { leaving } from '../http/leaving.ts';
import type { FigureCache } from '../services/reports/figureCache.ts';
import { cachedReportSource } from '../services/reports/rawReportSource.ts';
import type { Reporting } from '../services/reports/reporting.ts';

type Asking = Pick<SessionContext<EndpointSpec>, 'db' | 'system' | 'scope' | 'reply' | 'now'>;

/** What a request’s report counts from. */
export function reportingOf({ db, system, scope, reply, now: clock }: Asking, figures: FigureCache): Reporting {
  const now = clock();
  return { source: cachedReportSource({ db, system, figures, now, signal: leaving(reply) }), scope, now };
}
