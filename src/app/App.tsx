import { lazy, Suspense } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import type { Theme } from '#contract/theme.contract.ts';
import { LocaleProvider } from './locale/LocaleProvider.tsx';
import { ThemeContext } from './page/ThemeContext.ts';
import { SessionContext } from './session/SessionContext.ts';
import type { SessionActor } from './session/startSession.ts';

/** Fetched right after the first paint, so that it is there when the connection is not. */
const SessionPrompts = lazy(() =>
  import('./session/SessionPrompts.tsx').then((file) => ({ default: file.SessionPrompts })),
);

interface AppProps {
  router: DataRouter;
  session: SessionActor;
  theme: Theme;
}

/** The page: what everything below may ask for, and the router. */
export function App({ router, session, theme }: AppProps) {
  return (
    <ThemeContext value={theme}>
      <LocaleProvider>
        <SessionContext value={session}>
          <RouterProvider router={router} />
          <Suspense>
            <SessionPrompts />
          </Suspense>
        </SessionContext>
      </LocaleProvider>
    </ThemeContext>
  );
}
