import { afterAll, beforeAll } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';
import type { RunningServer } from '../server/startServer.ts';
import { startDemo } from './startDemo.ts';

export interface Site {
  server: RunningServer;
  browser: Browser;
}

export const demoPassword = 'trunkline-demo';

type Environment = Record<string, string>;

/** A server with the demo tenant for a test file, and the worker’s browser. */
export function startSite(environment: Environment | (() => Promise<Environment>) = {}): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    const chosen = typeof environment === 'function' ? await environment() : environment;
    const [server, browser] = await Promise.all([startDemo(chosen), sharedBrowser()]);
    site = { server, browser };
  });
  afterAll(async () => {
    if (!site) return;
    await closeWindows(site.browser);
    await site.server.stop();
  });
  return () => {
    if (!site) throw new Error('the site is not up');
    return site;
  };
}

/** Opens a fresh browser window and collects its faults: script errors, blocked resources, 500 responses. */
export async function openWindow(
  { browser, server }: Site,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Australia/Melbourne',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  return { context, page, faults };
}

/** API access as a demo user, for setting up a test. */
export async function apiAs({ server }: Pick<Site, 'server'>, email: string) {
  const login = await fetch(`${server.url}/v2/token/dashboard/`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${email}:${demoPassword}`).toString('base64')}` },
  });
  const { access } = (await login.json()) as { access: { token: string } };
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const json = body && !(body instanceof FormData);
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${access.token}`, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
}
