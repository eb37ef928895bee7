import type { IntlShape } from 'react-intl';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import type { Theme } from '#contract/theme.contract.ts';
import { LocaleProvider } from './locale/LocaleProvider.tsx';
import { ThemeContext } from './page/ThemeContext.ts';
import { SessionContext } from './session/SessionContext.ts';
import { SessionPrompts } from './session/SessionPrompts.tsx';
import type { SessionActor } from './session/startSession.ts';

interface AppProps {
  router: DataRouter;
  session: SessionActor;
  theme: Theme;
  intl: IntlShape;
}

/** The page: what everything below may ask for, and the router. */
export function App({ router, session, theme, intl }: AppProps) {
  return (
    <ThemeContext value={theme}>
      <LocaleProvider first={intl}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
          <SessionPrompts />
        </SessionContext>
      </LocaleProvider>
    </ThemeContext>
  );
}
