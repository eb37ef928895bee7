import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';
import { asAdmin, databaseOf, urlOf } from '../database/testCluster.ts';
import { startServer } from '../server/startServer.ts';
import { takesCalls } from './aRealCall.ts';
import { expectVisible } from './person.ts';
import type { Site } from './site.ts';

const password = 'Correct-horse-7';
const email = 'ada@operations.example';

interface EmptySite {
  site: Site;
  /** The path of the invitation that the command of the first user prints. */
  invitation: string;
}

/** An installation without the demo that takes calls, before its first user has logged in. */
export function startEmpty(): () => EmptySite {
  let empty: EmptySite | undefined;
  let drop: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    const { connection } = inject('demoDatabase');
    const name = `trunkline_${randomUUID().replaceAll('-', '')}`;
    await asAdmin(connection, `create database ${name}`);
    drop = () => asAdmin(connection, `drop database ${name} with (force)`);
    const environment = {
      ...takesCalls,
      DATABASE_URL: urlOf(databaseOf(connection, name)),
      DEMO: 'off',
      STAFF_SECOND_FACTOR: 'off',
      REQUESTS_AT_ONCE: '100',
    };
    const [server, browser] = await Promise.all([startServer(environment), sharedBrowser()]);
    const command = ['dist/server/main.js', 'add-system-user', email];
    const env = { ...process.env, ...environment, LOG_LEVEL: 'silent', PUBLIC_BASE_URL: server.url };
    const printed = execFileSync(process.execPath, command, { env, encoding: 'utf8' });
    empty = { site: { server, browser }, invitation: /(\/invite\/[\w-]{43})/.exec(printed)?.[1] ?? '' };
  }, 240_000);
  afterAll(async () => {
    if (empty) {
      await closeWindows(empty.site.browser);
      await empty.site.server.stop();
    }
    await drop();
  });
  return () => {
    if (!empty) throw new Error('the site is not up');
    return empty;
  };
}

/** Takes the first user from the invitation to an account with a number that rings a phone. Returns the number. */
export async function rentFirstNumber(page: Page, invitation: string): Promise<string> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(invitation);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await button('Accept invitation').click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button('Log in').click();
  await expectVisible(page.getByRole('region', { name: 'Getting started' }));

  await page.goto('/settings/account/new');
  await page.getByLabel('Name', { exact: true }).fill('Harbour Dental');
  await button('Create account').click();
  await expectVisible(page.getByText('Harbour Dental created'));

  await page.goto('/settings/tracking-number/new');
  await page
    .locator('label', { has: page.getByRole('radio') })
    .filter({ hasText: /\+61/ })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Main line');
  await page.getByLabel('Source', { exact: true }).fill('Website');
  await page.getByRole('textbox', { name: 'Phone to ring' }).fill('0370101234');
  await button('Rent number').click();
  await expectVisible(page.getByText('Version 1 is live'));
  return page.evaluate(() => /\+61[\d ]+/.exec(document.body.innerText)?.[0].replaceAll(' ', '') ?? '');
}
