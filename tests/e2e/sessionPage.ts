import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Tokens } from '#contract/tenancy/session.contract.ts';
import { RequestGate } from './RequestGate.ts';
import { intercept } from './intercept.ts';
import { fillLogin } from './logIn.ts';
import { expectVisible } from './person.ts';
import { type BrowserWindow, leave } from './sharedWindow.ts';
import { demoPassword, type Site } from './site.ts';

const email = 'admin@demo.test';
const hour = 3_600_000;
const month = 720 * hour;

/** The page under test, and the requests that the test holds back. */
export interface SessionPage {
  context: BrowserContext;
  page: Page;
  /** Start of the session and of the page's clock, epoch milliseconds. */
  begun: number;
  refreshes: RequestGate;
  profiles: RequestGate;
  logouts: RequestGate;
  /** Saves of the user's own profile. */
  saves: RequestGate;
  /** The list of numbers, as an example of the page's other requests. */
  lists: RequestGate;
  /** The tokens of a real session as if issued at that time. */
  tokensOf: (givenAt: number) => Tokens;
  setClock: (at: number) => Promise<void>;
}

export const accessLife = hour;
export const refreshLife = month;

/** A window with a new, real session of the demo's admin, but without the page and the tokens of the last one. */
export async function openSession({ server }: Site, { context, page }: BrowserWindow): Promise<SessionPage> {
  const authorization = `Basic ${btoa(`${email}:${demoPassword}`)}`;
  const login = await fetch(`${server.url}/v2/token/dashboard/`, { method: 'POST', headers: { authorization } });
  const real = (await login.json()) as Tokens;
  const begun = Date.now();
  // The second tab stays too, without the app, which would hear of this session.
  for (const tab of context.pages()) if (!tab.url().endsWith('/readyz')) await leave(tab);
  await keep(page, null);
  await context.clock.setFixedTime(begun);
  const watched: SessionPage = {
    context,
    page,
    begun,
    refreshes: new RequestGate(),
    profiles: new RequestGate(),
    logouts: new RequestGate(),
    saves: new RequestGate(),
    lists: new RequestGate(),
    tokensOf: (givenAt) => ({
      access: { token: real.access.token, expires: givenAt + accessLife },
      refresh: { jwt: real.refresh.jwt, expires: givenAt + refreshLife },
    }),
    setClock: (at) => context.clock.setFixedTime(at),
  };
  await intercept(page, '/v2/token/dashboard/', watched.refreshes.hold);
  await intercept(page, '/v2/logout/dashboard/', watched.logouts.hold);
  await intercept(page, '/v2/user/me', watched.profiles.hold);
  await intercept(page, '/v2/user/me/profile', watched.saves.hold);
  await intercept(page, '/v2/number', watched.lists.hold);
  return watched;
}

/** Stores a session in the browser for the next page opened in it. */
export function keep(page: Page, tokens: Tokens | null): Promise<void> {
  return page.evaluate(
    (kept) => {
      if (kept === null) window.localStorage.removeItem('session');
      else window.localStorage.setItem('session', kept);
    },
    tokens && JSON.stringify(tokens),
  );
}

export const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('session'));

async function secondTab({ context, page }: SessionPage): Promise<Page> {
  return context.pages().find((tab) => tab !== page) ?? context.newPage();
}

/** A tab of the same browser, logged in before the page opens; its logout is held. */
export async function otherTab(on: SessionPage): Promise<{ tab: Page; logouts: RequestGate }> {
  const tab = await secondTab(on);
  const logouts = new RequestGate();
  await keep(on.page, on.tokensOf(on.begun));
  await tab.goto('/users/addressbook');
  await expectVisible(tab.getByRole('heading', { level: 1, name: 'Address book' }));
  await intercept(tab, '/v2/logout/dashboard/', logouts.hold);
  return { tab, logouts };
}

/** Logs in in another tab without a session, at a given time of the page's clock. */
export async function logInElsewhere(on: SessionPage, at: number): Promise<void> {
  await keep(on.page, null);
  const tab = await secondTab(on);
  await tab.goto('/login/');
  await intercept(tab, '/v2/token/dashboard/', (request) => request.fulfill({ json: on.tokensOf(at) }));
  await fillLogin(tab, email);
  await tab.waitForURL('**/dashboard');
}

export async function logOutBy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** Changes the user's first name and presses Save; the request is held. */
export async function save({ page, saves }: SessionPage, name: string): Promise<void> {
  await page.getByLabel('First name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saves.arrives();
}

/** Checks the user's name in the account menu. */
export async function isCalled(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  await expectVisible(page.getByRole('strong').filter({ hasText: name }));
  await page.keyboard.press('Escape');
  expect(await page.getByRole('menu').count()).toBe(0);
}
