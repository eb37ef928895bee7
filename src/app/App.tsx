import { type ComponentType, lazy, Suspense } from 'react';
import type { Theme } from '#contract/theme.contract.ts';
import { LocaleProvider } from '../page/locale/LocaleProvider.tsx';
import { ThemeContext } from '../page/frame/ThemeContext.ts';
import { SessionContext } from '../page/session/SessionContext.ts';
import type { SessionActor } from '../page/session/startSession.ts';

/** Fetched right after the first paint, so that it is there when the connection is not. */
const SessionPrompts = lazy(() =>
  import('../page/session/SessionPrompts.tsx').then((file) => ({ default: file.SessionPrompts })),
);

interface AppProps {
  /** The login alone, or every page by its address. */
  pages: ComponentType<{ session: SessionActor }>;
  session: SessionActor;
  theme: Theme;
}

/** The page: what everything below may ask for, and the pages. */
export function App({ pages: Pages, session, theme }: AppProps) {
  return (
    <ThemeContext value={theme}>
      <LocaleProvider>
        <SessionContext value={session}>
          <Pages session={session} />
          <Suspense>
            <SessionPrompts />
          </Suspense>
        </SessionContext>
      </LocaleProvider>
    </ThemeContext>
  );
}
