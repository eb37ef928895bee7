import { afterAll, beforeAll } from 'vitest';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { readConfig } from '../../server/config.ts';
import { composeApp } from '../../server/compose.ts';
import { openDatabase } from '../../server/kernel/db/openDatabase.ts';
import { aProvider, type Provider } from '../api/integrations/aProvider.ts';
import { aSlackServer, type SlackServer } from '../api/integrations/aSlackServer.ts';
import { GoogleAdminDouble } from '../api/integrations/googleAdmin.ts';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';
import { freePort } from '../server/freePort.ts';
import type { Site } from './site.ts';
import { seesToast } from './person.ts';
import { copyDemo } from './startDemo.ts';

const consentPages = /^https:\/\/(?:accounts\.google\.com|app\.hubspot\.com|login\.microsoftonline\.com)\//;

export interface OAuthSite {
  site: Site;
  provider: Provider;
  admin: GoogleAdminDouble;
  outside: SlackServer;
  /** How far the server’s clock is ahead, ms. */
  clock: { aheadMs: number };
  /** Plays the pages on which people agree, in windows of a browser. */
  playProviders: (context: BrowserContext) => Promise<void>;
}

/** The built page on a server in this process, whose other systems are played: Google, as an OAuth provider and its Admin API. */
export function startOAuthSite(): () => OAuthSite {
  let started: (OAuthSite & { stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    started = await startPlayed();
  });
  afterAll(async () => {
    if (!started) return;
    await closeWindows(started.site.browser);
    await started.stop();
  });
  return () => {
    if (!started) throw new Error('the site is not up');
    return started;
  };
}

async function startPlayed() {
  const outside = await aSlackServer();
  const provider = await aProvider(outside, 'client-secret');
  const admin = new GoogleAdminDouble();
  // It takes whatever its provider gave.
  provider.server.service.on('beforeResponse', (answer: { body: { access_token?: string } | '' }) => {
    if (answer.body !== '' && answer.body.access_token !== undefined) admin.tokens.add(answer.body.access_token);
  });
  outside.plays.set('analyticsadmin.googleapis.com', (asked) => admin.play(asked));
  const demo = await copyDemo();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    ...demo.environment,
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    LOG_LEVEL: 'silent',
    REQUESTS_AT_ONCE: '100',
    GOOGLE_CLIENT_ID: 'trunkline',
    GOOGLE_CLIENT_SECRET: 'client-secret',
    HUBSPOT_CLIENT_ID: 'trunkline',
    HUBSPOT_CLIENT_SECRET: 'client-secret',
    MICROSOFT_CLIENT_ID: 'trunkline',
    MICROSOFT_CLIENT_SECRET: 'client-secret',
    MICROSOFT_DEVELOPER_TOKEN: 'developer-token',
  });
  const clock = { aheadMs: 0 };
  const database = await openDatabase(config, () => undefined);
  const { db, requests } = database;
  const now = () => new Date(Date.now() + clock.aheadMs);
  const { app } = await composeApp({ config, db, requests, telephony: true, outside: outside.outside, now });
  await app.listen({ host: '127.0.0.1', port });
  const server = { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` } as Site['server'];
  const playProviders = async (context: BrowserContext) => {
    // All of them ask alike.
    await context.route(consentPages, (route) =>
      route.fulfill({
        status: 302,
        headers: { location: `${provider.authorize}${new URL(route.request().url()).search}` },
      }),
    );
  };
  return {
    site: { server, browser: await sharedBrowser() },
    provider,
    admin,
    outside,
    clock,
    playProviders,
    async stop() {
      await app.close();
      await database.close();
      await demo.remove();
    },
  };
}

/** Presses what links an account in a window of its own, and waits until that has closed. */
export async function linkInWindow(page: Page, link: Locator, toast?: string): Promise<Page> {
  const act = async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    if (!popup.isClosed()) await popup.waitForEvent('close');
    return popup;
  };
  return toast === undefined ? act() : seesToast(page.getByText(toast), act);
}
