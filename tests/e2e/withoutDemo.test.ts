import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';
import { asAdmin, databaseOf, urlOf } from '../database/testCluster.ts';
import { startServer } from '../server/startServer.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { expectVisible } from './person.ts';
import { openWindow, type Site } from './site.ts';

const password = 'Correct-horse-7';
const email = 'ada@operations.example';

let site: Site;
let drop: () => Promise<void>;
/** The path of the invitation that the command of the first user prints. */
let invitation: string;

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
  site = { server, browser };
  const command = ['dist/server/main.js', 'add-system-user', email];
  const env = { ...process.env, ...environment, LOG_LEVEL: 'silent', PUBLIC_BASE_URL: server.url };
  invitation =
    /(\/invite\/[\w-]{43})/.exec(execFileSync(process.execPath, command, { env, encoding: 'utf8' }))?.[1] ?? '';
}, 240_000);

afterAll(async () => {
  await closeWindows(site.browser);
  await site.server.stop();
  await drop();
});

/** What only a website or a web phone could bring isn’t promised: these pages say where their calls come from. */
const contentOf: Record<string, RegExp> = {
  '/calls/outbound': /history you import/,
  '/index/outbound': /history you import/,
  '/calls/web': /history you import/,
  '/calls': /Main line/,
  '/settings/numbers': /Main line/,
};

test('without the demo, a newcomer gets from the first invitation to a call in the log, the dashboard and a report', async () => {
  const { page, context, faults } = await openWindow(site);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

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

  const did = await page.evaluate(() => /\+61[\d ]+/.exec(document.body.innerText)?.[0].replaceAll(' ', '') ?? '');
  await aRealCall(site.server, did);
  await page.goto('/dashboard');
  await link('Call log').click();
  const row = page.getByRole('row', { name: /7010 5544/ }).first();
  await expectVisible(row.getByText('Answered'));
  await expectVisible(row.getByText('Main line'));
  await link('Dashboard').click();
  await expectVisible(page.getByText('Main line').first());
  await link('Time and day').click();
  await expectVisible(page.getByRole('heading', { name: 'Time and day' }));
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const answered = () =>
    page
      .locator('table')
      .first()
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.reduce((sum, line) => sum + Number((line as HTMLTableRowElement).cells[1]?.textContent), 0),
      );
  await expect.poll(answered, { timeout: 60_000 }).toBe(1);

  const hrefs = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((each) => each.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(20);
  const seen: Record<string, string> = {};
  for (const href of hrefs) {
    await page.locator(`nav a[href="${href}"]`).first().click();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 60_000 }).toBe(href);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => page.locator('main').innerText(), { timeout: 60_000 }).toMatch(contentOf[href] ?? /\S/);
    seen[href] = await page.locator('main').innerText();
  }
  const broken = Object.entries(seen).filter(([, text]) => /couldn’t be|went wrong|GEN0\d|demo/i.test(text));
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 600_000);
