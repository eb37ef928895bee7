import type { Theme } from '#contract/theme.contract.ts';
import { refreshTokens } from '../api/client/refreshTokens.ts';
import { tokens } from '../api/client/tokens.ts';
import { deliveredTheme } from './deliveredTheme.ts';
import { documentIsRead } from './documentReady.ts';

/**
 * The very first script: so small that the browser runs it while everything else is on its way. What takes longest and
 * goes before all else is the renewal of the session, so it is sent from here. Who needs a token waits for the same renewal.
 */
async function enter(): Promise<void> {
  const second = import('./boot.ts');
  const theme = await renewSession();
  const { boot } = await second;
  await boot(theme);
}

/** Answers the theme that came with the document, whose token mode is open then; null when none came. */
async function renewSession(): Promise<Theme | null> {
  await documentIsRead();
  const theme = deliveredTheme();
  if (!theme) return null;
  tokens.open(theme.settings.tokenMode);
  const access = tokens.current()?.access;
  if (access && access.expires <= Date.now()) void Promise.allSettled([refreshTokens(access.token)]);
  return theme;
}

void enter();
