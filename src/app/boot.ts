import '../api/client/zodWithoutEval.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { callAhead } from '../api/client/call.ts';
import { refreshTokens } from '../api/client/refreshTokens.ts';
import { tokens } from '../api/client/tokens.ts';
import { currentPage, type CurrentPage } from './firstPage.ts';
import { localeChoice } from '../page/locale/locale.ts';
import { wordFile } from '../page/locale/wordFiles.ts';
import { askTheme, keepTheme } from './theme.ts';

const longestHoldMs = 50;

/**
 * The second script of a visit. It is small and runs before the page's own files are there: what they will read (words,
 * session, profile, the page's data) is asked for while they are on their way. Failures are met by who reads.
 */
export async function boot(delivered: Theme | null): Promise<void> {
  const theme = await openTheme(delivered);
  const page = currentPage();
  void Promise.allSettled([askWords(page)]);
  if (page.hasSession) await askData(page);
  void Promise.allSettled(page.files());
  const { start } = await import('./main.tsx');
  await start(theme);
}

async function openTheme(delivered: Theme | null): Promise<Theme> {
  if (delivered) {
    keepTheme(delivered);
    return delivered;
  }
  const theme = await askTheme();
  tokens.open(theme.settings.tokenMode);
  return theme;
}

function askWords({ words }: CurrentPage): Promise<unknown> {
  return Promise.all(words.map((part) => wordFile(localeChoice.current(), part)));
}

/**
 * Running the page's code holds everything else up, so it waits until the session's renewal is on its way: the answer comes
 * meanwhile. Another tab that renews just now is not waited for.
 */
async function askData(page: CurrentPage): Promise<void> {
  const sent = Promise.withResolvers<void>();
  setTimeout(sent.resolve, longestHoldMs);
  const access = tokens.current()?.access;
  const isStale = (access?.expires ?? 0) <= Date.now();
  const valid = isStale ? refreshTokens(access?.token, sent.resolve) : Promise.resolve();
  const asked = valid.then(() => Promise.all([callAhead(endpoints.getMe, {}), page.ask()]));
  void Promise.allSettled([asked, valid.finally(sent.resolve)]);
  await sent.promise;
}
