import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser.ts';

let shared: Browser | undefined;

/** The browser that all test files of a worker share. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser();
  return shared;
}

/** Closes what a test file opened in a shared browser. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
