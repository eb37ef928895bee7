import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyScreen, openScreen } from './everyScreen.ts';
import { intercept, stopIntercepting } from './intercept.ts';
import { logIn, startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The first request of each screen. */
const reads = {
  numbers: '/v2/number',
  'blocked callers': '/v2/routing/:account/blocked',
  portings: '/v2/number/porting',
  'new number': '/v2/number/available/*',
  structure: '/v2/account/tree/:account/all',
  account: '/v2/account/:account(\\d+)',
  users: '/v2/user',
  'a user': '/v2/user',
  'address book': '/v2/addressbook/*',
  logins: '/v2/report/login*',
  'brand appearance': '/v2/*/customise/theme',
  'brand emails': '/v2/*/customise',
  'brand mail server': '/v2/*/customise/smtp',
  'brand domain': '/v2/*/customise/theme',
};

test.each(['admin@demo.test', 'reseller@demo.test'])(
  'a screen of %s reports a failed load, and shows its data after a retry',
  { timeout: 300_000 },
  async (person) => {
    const { page, context } = await openWindow(site());
    await logIn(page, person);
    const screens = (await everyScreen(site())).filter((screen) => (screen.person ?? 'admin@demo.test') === person);
    for (const screen of screens) {
      const read = reads[screen.name as keyof typeof reads];
      if (!read) continue;
      await intercept(page, read, (request) => request.abort());
      await page.goto(screen.path);
      const again = page.locator('main').getByRole('alert').getByRole('button', { name: 'Try again' });
      await expectVisible(again).catch((cause: unknown) => {
        throw new Error(`${screen.name} does not say that it failed`, { cause });
      });
      await stopIntercepting(page, read);
      await again.first().click();
      await expectVisible(screen.shows(page)).catch((cause: unknown) => {
        throw new Error(`${screen.name} does not come back`, { cause });
      });
    }
    await context.close();
  },
);

/** A form of each new screen: a field to fill and the button that submits it. */
const forms = [
  { name: 'new account', field: 'Name', submit: 'Create account' },
  { name: 'account', field: 'Name', submit: 'Save' },
  { name: 'invite a user', field: 'First name', also: 'Email', submit: 'Send invitation' },
  { name: 'a user', field: 'First name', submit: 'Save' },
  { name: 'my profile', field: 'First name', submit: 'Save' },
  { name: 'number details', field: 'Name', submit: 'Save' },
  { name: 'brand appearance', field: 'Title', submit: 'Save' },
  { name: 'brand domain', field: 'Brand host name', submit: 'Save' },
] as const;

test.each(forms)('a failed save loses no input: $name', async ({ name, field, submit, ...more }) => {
  const screen = (await everyScreen(site())).find((each) => each.name === name);
  if (!screen) throw new Error(`no screen ${name}`);
  const { page, context } = await openWindow(site());
  await startSession(page, screen.person ?? 'admin@demo.test');
  await openScreen(page, screen);
  const control = page.locator('main form').getByRole('textbox', { name: field, exact: true });
  const typed = field === 'Brand host name' ? 'calls.harbour.example' : 'Wren';
  await control.fill(typed);
  if ('also' in more) await page.getByRole('textbox', { name: more.also, exact: true }).fill('wren@fernleigh.example');
  await intercept(page, '/v2/*', (request) => (request.method === 'GET' ? request.continue() : request.abort()));
  await button(page, submit).first().click();
  await expectVisible(page.getByRole('alert').filter({ hasText: /connection|gateway/i }));
  expect(await control.inputValue()).toBe(typed);

  await stopIntercepting(page);
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await button(page, submit).first().click();
  await saved;
  await context.close();
});
