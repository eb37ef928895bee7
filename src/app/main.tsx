import '../theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import type { Theme } from '#contract/theme.contract.ts';
import { applyTheme } from '../theme/applyTheme.ts';
import { currentMode, onModeChange } from '../theme/mode.ts';
import { App } from './App.tsx';
import { stylesAreThere } from './documentReady.ts';
import { isAtFrontDoor, loadFrontDoor, loadRoutedPages } from './firstPage.ts';
import { words } from '../page/locale/catalogue.ts';
import { localeChoice } from '../page/locale/locale.ts';
import { startSession } from '../page/session/startSession.ts';

/** What nobody caught is told to the server, so that somebody hears of it. */
async function tellOf(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  // Without a connection there is nobody to tell.
  await Promise.allSettled([import('../page/errors/reportError.ts').then(({ reportError }) => reportError(error))]);
}

/** Draws the page. The theme and the words are there before the first paint: nobody sees another brand or raw ids. */
export async function start(theme: Theme): Promise<void> {
  const speaking = words.speak(localeChoice.current());
  const pages = isAtFrontDoor()
    ? loadFrontDoor().then(({ FrontDoor }) => FrontDoor)
    : loadRoutedPages().then(({ RoutedPages }) => RoutedPages);
  const session = startSession();
  session.subscribe(({ context }) => {
    // Who acts as somebody else goes on reading in his own language.
    if (context.profile && !context.profile.actor) localeChoice.follow(context.profile.locale);
  });
  applyTheme(theme, currentMode());
  onModeChange(() => applyTheme(theme, currentMode()));
  document.title = theme.title;

  for (const type of ['error', 'unhandledrejection'] as const)
    window.addEventListener(type, (event) => void tellOf(event));
  const [Pages] = await Promise.all([pages, speaking, stylesAreThere()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  createRoot(root).render(<App pages={Pages} session={session} theme={theme} />);
}
