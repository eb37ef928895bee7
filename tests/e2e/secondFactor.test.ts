import { generate } from 'otplib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';
import { startServer } from '../server/startServer.ts';
import { findingsInEachMode } from './axe.ts';
import { fillLogin } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, type Site } from './site.ts';
import { copyDemo } from './startDemo.ts';

const email = 'sol@support.example';
let site: Site & { remove: () => Promise<void> };

/** The demo with a support user whose address is not the demo's. */
beforeAll(async () => {
  const demo = await copyDemo();
  const database = new pg.Client(demo.environment.DATABASE_URL);
  await database.connect();
  await database.query(`update users set email = $1 where email = 'support@demo.test'`, [email]);
  await database.end();
  const [server, browser] = await Promise.all([startServer(demo.environment), sharedBrowser()]);
  site = { server, browser, remove: () => demo.remove() };
});

afterAll(async () => {
  await closeWindows(site.browser);
  await site.server.stop();
  await site.remove();
});

test('a support user gets nowhere before setting up a second factor, which takes one code', async () => {
  const { page, context, faults } = await openWindow(site, { viewport: { width: 390, height: 844 } });
  await page.goto('/login/');
  await fillLogin(page, email);
  await page.waitForURL('**/second-factor');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Two-factor authentication' }));
  await page.goto('/settings/numbers');
  await page.waitForURL('**/second-factor');
  expect(await findingsInEachMode(page, 'second factor')).toEqual([]);

  await page.getByRole('button', { name: 'Authenticator app' }).click();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await generate({ secret: secret ?? '' }));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.waitForURL('**/dashboard');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
  await page.goto('/second-factor');
  await page.waitForURL('**/dashboard');
  expect(faults).toEqual([]);
  await context.close();
});
