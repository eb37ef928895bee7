import { lazy, Suspense } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria';
import { UNSAFE_PortalProvider as LayerProvider } from 'react-aria/PortalProvider';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { ThemeContext } from '../page/frame/ThemeContext.ts';
import { LocaleProvider } from '../page/locale/LocaleProvider.tsx';
import { SessionContext, useSession } from '../page/session/SessionContext.ts';
import type { SessionActor } from '../page/session/startSession.ts';

/** Fetched right after the first paint, to be available when the connection is lost. */
const SessionPrompts = lazy(() =>
  import('./shell/SessionPrompts.tsx').then((file) => ({ default: file.SessionPrompts })),
);

/** Overlays render inside `main`, so that landmark navigation reaches them. */
const layersIn = () => document.querySelector('main') ?? document.body;

interface AppProps {
  router: DataRouter;
  session: SessionActor;
  theme: Theme;
}

/** The root component: theme, messages, session and router. */
export function App({ router, session, theme }: AppProps) {
  return (
    <ThemeContext value={theme}>
      <LocaleProvider>
        <SessionContext value={session}>
          <LayerProvider getContainer={layersIn}>
            <AriaRouterProvider navigate={(to) => void router.navigate(to)}>
              <RouterProvider router={router} />
              <Prompts />
            </AriaRouterProvider>
          </LayerProvider>
        </SessionContext>
      </LocaleProvider>
    </ThemeContext>
  );
}

function Prompts() {
  const isOut = useSession((snapshot) => snapshot.matches('loggedOut'));
  return (
    !isOut && (
      <Suspense>
        <SessionPrompts />
      </Suspense>
    )
  );
}
