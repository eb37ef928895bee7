import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { stopIntercepting } from './intercept.ts';
import { startSession } from './logIn.ts';
import { openWindow, type Site } from './site.ts';

export type BrowserWindow = Awaited<ReturnType<typeof openWindow>>;

/**
 * One window for all tests of a file or a `describe`, because a new one loads the whole app again, which takes longer
 * than most paths through a machine. Each test starts from a known state itself and without faults; after a failed test
 * the next one gets a new window. `prepare` runs once per window.
 */
export function shareWindow(
  site: () => Site,
  prepare: (window: BrowserWindow) => Promise<unknown> = () => Promise.resolve(),
): () => Promise<BrowserWindow> {
  let shared: BrowserWindow | undefined;
  afterEach(async ({ task }) => {
    shared?.faults.splice(0);
    if (task.result?.state !== 'fail') return;
    await shared?.context.close();
    shared = undefined;
  });
  return async () => {
    if (shared) return shared;
    shared = await openWindow(site());
    await prepare(shared);
    return shared;
  };
}

/** A shared window with a demo user's session, not yet on any page. */
export const shareWindowOf = (site: () => Site, email: string) =>
  shareWindow(site, ({ page }) => startSession(page, email));

/** Leaves the page with its requests, its routes and what its tab keeps. The browser keeps the session. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/readyz');
  await stopIntercepting(page);
  await page.evaluate(() => window.sessionStorage.clear());
}

/** The faults other than failed requests, which many paths through a machine want. */
export const faultsInScripts = (faults: readonly string[]) =>
  faults.filter((fault) => !fault.startsWith('Failed to load resource') && !/^5\d\d /.test(fault));
