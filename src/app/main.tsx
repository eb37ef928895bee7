import '../api/client/zodWithoutEval.ts';
import '../theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { tokens } from '../api/client/tokens.ts';
import { words } from '../page/locale/catalogue.ts';
import { localeChoice } from '../page/locale/locale.ts';
import { startSession } from '../page/session/startSession.ts';
import { applyTheme } from '../theme/applyTheme.ts';
import { currentMode, onModeChange } from '../theme/mode.ts';
import { App } from './App.tsx';
import { forgetUser } from './identity/forgetUser.ts';
import { createAppRouter } from './router.tsx';
import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { call } from '../api/client/call.ts';
import { defaultTheme } from '../theme/defaultTheme.ts';

const key = 'theme';

/** The host's theme: from the document, else the API, else the last one used here, else a neutral one. */
async function loadTheme(): Promise<Theme> {
  try {
    const theme = themeInDocument() ?? (await call(endpoints.getTheme, { params: { host: window.location.hostname } }));
    window.localStorage.setItem(key, JSON.stringify(theme));
    return theme;
  } catch {
    const kept = window.localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Theme) : defaultTheme;
  }
}

/** Set by the server unless its database is down. */
function themeInDocument(): Theme | null {
  const text = document.getElementById('theme')?.textContent;
  return text ? (JSON.parse(text) as Theme) : null;
}

/** Renders the page after theme and messages have loaded, so that no other brand and no raw message ids flash. */
async function start(): Promise<void> {
  const speaking = words.speak(localeChoice.current());
  const theme = await loadTheme();
  tokens.open(theme.settings.tokenMode);
  const session = startSession(forgetUser);
  session.subscribe(({ context }) => {
    // Impersonation does not change the language of staff.
    if (context.profile && !context.profile.actor) localeChoice.follow(context.profile.locale);
  });
  const router = createAppRouter(session);
  applyTheme(theme, currentMode());
  onModeChange(() => applyTheme(theme, currentMode()));
  document.title = theme.title;
  await speaking;
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no root');
  createRoot(root).render(<App router={router} session={session} theme={theme} />);
}

/** Reports uncaught errors. Fails silently without a connection. */
async function report(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  await Promise.allSettled([import('../page/errors/reportError.ts').then(({ reportError }) => reportError(error))]);
}

for (const type of ['error', 'unhandledrejection'] as const)
  window.addEventListener(type, (event) => void report(event));

void start();
