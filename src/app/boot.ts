import '../api/client/zodWithoutEval.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { callAhead } from '../api/client/call.ts';
import { tokens } from '../api/client/tokens.ts';
import { currentPage, type CurrentPage } from './firstPage.ts';
import { localeChoice } from './locale/locale.ts';
import { wordFile } from './locale/wordFiles.ts';
import { loadTheme } from './theme.ts';

/**
 * The first script of a visit. It is small and runs before the page's own files are there: what they will read (theme,
 * words, session, profile, the page's data) is asked for while they are on their way. Failures are met by who reads.
 */
async function boot(): Promise<void> {
  const theme = loadTheme();
  const page = currentPage();
  void Promise.allSettled([askWords(page), theme.then((found) => askData(found, page)), ...page.files()]);
  const { start } = await import('./main.tsx');
  await start(await theme);
}

function askWords({ words }: CurrentPage): Promise<unknown> {
  return Promise.all(words.map((part) => wordFile(localeChoice.current(), part)));
}

async function askData({ settings }: Theme, page: CurrentPage): Promise<void> {
  tokens.open(settings.tokenMode);
  if (page.hasSession) await Promise.all([callAhead(endpoints.getMe, {}), page.ask()]);
}

void boot();
