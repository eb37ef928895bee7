import '../api/client/zodWithoutEval.ts';
import '../theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../theme/applyTheme.ts';
import { currentMode, onModeChange } from '../theme/mode.ts';
import { App } from './App.tsx';
import { isAtFrontDoor, loadFrontDoor, loadRoutedPages, preloadPage } from './firstPage.ts';
import { words } from './locale/catalogue.ts';
import { localeChoice } from './locale/locale.ts';
import { startSession } from './session/startSession.ts';
import { loadTheme } from './theme.ts';

/** The theme and the words are there before the first paint: nobody sees another brand or raw ids. */
async function start(): Promise<void> {
  const asked = { theme: loadTheme(), words: words.speak(localeChoice.current()) };
  const pages = isAtFrontDoor()
    ? loadFrontDoor().then(({ FrontDoor }) => FrontDoor)
    : loadRoutedPages().then(({ RoutedPages }) => RoutedPages);
  if (!isAtFrontDoor()) void preloadPage();
  const theme = await asked.theme;
  const session = startSession(theme.settings.tokenMode);
  session.subscribe(({ context }) => {
    if (context.profile) localeChoice.follow(context.profile.locale);
  });
  applyTheme(theme, currentMode());
  onModeChange(() => applyTheme(theme, currentMode()));
  document.title = theme.title;

  const [Pages] = await Promise.all([pages, asked.words]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  createRoot(root).render(<App pages={Pages} session={session} theme={theme} />);
}

void start();
