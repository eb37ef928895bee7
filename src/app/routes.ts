import { callRoutes } from './routes/callRoutes.ts';
import { outsideRoutes } from './routes/outsideRoutes.ts';
import type { PageRoute } from './routes/pageRoute.ts';
import { resellerRoutes } from './routes/resellerRoutes.ts';
import { settingsRoutes } from './routes/settingsRoutes.ts';
import { userRoutes } from './routes/userRoutes.ts';

/**
 * The route table (specification section 2). Each page is a file of its own, loaded when it is opened. An address with a
 * fixed word stands before one with a parameter in its place.
 */
export const pageRoutes: readonly PageRoute[] = [
  ...outsideRoutes,
  ...callRoutes,
  ...settingsRoutes,
  ...userRoutes,
  ...resellerRoutes,
];

/** Addresses that lead on to another page. */
export const redirects: Readonly<Record<string, string>> = {
  '/dni': '/integrations/dni',
  '/outbound': '/index/outbound',
  '/settings': '/settings/tracking-number/new',
  '/users': '/users/list',
  '/clients': '/clients/list',
  '/integrations': '/integrations/list',
  '/powerups': '/powerups/list',
};
