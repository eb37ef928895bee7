import { createBrowserRouter, type DataRouter, type LazyRouteFunction, redirect, type RouteObject } from 'react-router';
import { devRoutes } from './routes/devRoutes.ts';
import { guard, guardRoot } from './guard.ts';
import { words } from '../page/locale/catalogue.ts';
import type { WordsPart } from '../locales/wordParts.ts';
import { CrashedPage } from '../page/errors/CrashedPage.tsx';
import { PageNotFetched } from '../page/errors/PageNotFetched.ts';
import { paths } from '../page/paths.ts';
import { pageRoutes, redirects } from './routes.ts';
import type { PageRoute } from './routes/pageRoute.ts';
import { Starting } from './Starting.tsx';
import type { SessionActor } from '../page/session/startSession.ts';

/** Stands for a page whose files did not come: the boundary around it tells. */
function unreachable(cause: unknown) {
  const error = new PageNotFetched('a file of the page could not be fetched', { cause });
  return {
    Component(): never {
      throw error;
    },
  };
}

/** A page is shown when its words are there too. */
function withWords(parts: readonly WordsPart[], load: LazyRouteFunction<RouteObject>): LazyRouteFunction<RouteObject> {
  return async () => {
    try {
      const [page] = await Promise.all([load(), ...parts.map(words.open)]);
      return page;
    } catch (error) {
      // A `lazy` that rejects leaves the whole page blank: the router draws no boundary of a route that is still lazy.
      return unreachable(error);
    }
  };
}

function routeOf(session: SessionActor, route: PageRoute): RouteObject {
  return {
    path: route.path,
    lazy: withWords(route.words ?? [], route.lazy),
    loader: ({ request }) => guard(session, route, new URL(request.url)),
    handle: { wide: route.wide === true, planned: route.planned },
    ErrorBoundary: CrashedPage,
  };
}

/** The router of the page. Every navigation passes the guard; an address that is no page goes to the root. */
export function createPageRouter(session: SessionActor): DataRouter {
  const inside = pageRoutes.filter(({ access }) => access === 'session');
  const outside = [...pageRoutes.filter(({ access }) => access !== 'session'), ...devRoutes];
  return createBrowserRouter([
    {
      HydrateFallback: Starting,
      ErrorBoundary: CrashedPage,
      children: [
        { path: '/', loader: () => guardRoot(session) },
        ...Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to) })),
        ...outside.map((route) => routeOf(session, route)),
        {
          lazy: withWords(['inside'], () => import('./shell/Shell.tsx')),
          children: inside.map((route) => routeOf(session, route)),
        },
        { path: '*', loader: () => redirect(paths.root()) },
      ],
    },
  ]);
}
