import { createBrowserRouter, type DataRouter, redirect, type RouteObject } from 'react-router';
import { type Page, pages, redirects, type ScreenFile } from '#contract/pages.ts';
import { connection } from '../api/client/connection.ts';
import { CrashedPage } from '../page/errors/CrashedPage.tsx';
import { PageNotFetched } from '../page/errors/PageNotFetched.ts';
import { words } from '../page/locale/catalogue.ts';
import type { WordsPart } from '../locales/wordParts.ts';
import { paths } from '#contract/paths.ts';
import { readerOf } from '../page/session/readerOf.ts';
import type { SessionActor } from '../page/session/startSession.ts';
import { guard, guardRoot } from './guard.ts';
import { detailsOf, loaderOf, type Screen } from './screens.ts';
import { turnedAway } from './turnedAway.ts';

/** Replaces a page whose files could not be fetched: throws for the error boundary. */
function unreachable(cause: unknown): Screen {
  const error = new PageNotFetched('a file of the page could not be fetched', { cause });
  return {
    Component(): never {
      throw error;
    },
  };
}

/** Loads a page together with its messages. */
function withWords(parts: readonly WordsPart[], load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    try {
      const [page] = await Promise.all([load(), ...parts.map(words.open)]);
      return page;
    } catch (error) {
      connection.suspect();
      // A rejecting `lazy` would leave a blank page: the router has no error boundary for a route still loading.
      return unreachable(error);
    }
  };
}

function routeOf(session: SessionActor, page: Page & { screen: ScreenFile }): RouteObject {
  const { words: parts = [], wide = false, preload } = detailsOf(page.screen);
  return {
    path: page.path,
    lazy: withWords(parts, loaderOf(page.screen)),
    async loader(visit) {
      const elsewhere = await guard(session, page, new URL(visit.request.url));
      const { profile } = session.getSnapshot().context;
      return elsewhere ?? (profile && preload ? preload(readerOf(profile), visit) : null);
    },
    handle: { wide, planned: page.planned },
    ErrorBoundary: CrashedPage,
  };
}

/** Pages for developers, excluded from production builds. */
const devRoutes: readonly RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        lazy: withWords(['inside', 'flow'], () => import('../screens/kernel/devUi/DevUiScreen.tsx')),
        ErrorBoundary: CrashedPage,
      },
    ]
  : [];

function redirectUnknown(): Response {
  turnedAway.because('unknown');
  return redirect(paths.root());
}

/** Creates the router. Every navigation passes the guard; unknown paths redirect to the root. */
export function createAppRouter(session: SessionActor): DataRouter {
  const inside = pages.filter(({ access }) => access === 'session');
  const outside = pages.filter(({ access }) => access !== 'session');
  return createBrowserRouter([
    {
      // The document shows the brand until something is drawn.
      HydrateFallback: () => null,
      ErrorBoundary: CrashedPage,
      children: [
        { path: '/', loader: () => guardRoot(session) },
        ...Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to) })),
        ...outside.map((page) => routeOf(session, page)),
        ...devRoutes,
        {
          lazy: withWords(['inside'], () => import('./shell/Shell.tsx')),
          children: inside.map((page) => routeOf(session, page)),
        },
        { path: '*', loader: redirectUnknown },
      ],
    },
  ]);
}
