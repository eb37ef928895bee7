import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillLogin, logInByForm, startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** The access token that the page sends with its requests. */
function watchToken(page: Page): () => string {
  let token = '';
  page.on('request', (request) => {
    token = request.headers()['authorization']?.match(/^Bearer (.+)$/)?.[1] ?? token;
  });
  return () => token;
}

test('a session ended by the server prompts for a login and returns to the page', async () => {
  const { page, context } = await openWindow(site());
  const token = watchToken(page);
  await logInByForm(page, 'admin@demo.test');
  await page.goto('/calls?status=missed');
  await expectVisible(page.locator('tbody tr[data-row]'));
  const ended = await fetch(`${site().server.url}/v2/logout/dashboard/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}` },
  });
  expect(ended.status).toBe(200);
  await page.getByRole('button', { name: 'Caller', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: 'Session expired' });
  await expectVisible(prompt);
  const address = pathOf(page);
  await prompt.getByRole('button', { name: 'Login again' }).click();
  await page.waitForURL('**/login/**');
  await fillLogin(page, 'admin@demo.test');
  await expectVisible(heading(page, 'Calls'));
  expect(pathOf(page)).toBe(address);
  await expectVisible(page.getByRole('list', { name: 'Applied filters' }).getByText('Missed'));
  await context.close();
});

test('logging out reaches the other tabs of the browser', async () => {
  const { page, context, faults } = await openWindow(site());
  await logInByForm(page, 'admin@demo.test');
  const other = await context.newPage();
  await other.goto('/settings/numbers');
  await expectVisible(heading(other, 'Numbers'));
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login/**');
  await other.waitForURL('**/login/**');
  await other.goto('/dashboard');
  await other.waitForURL('**/login/**');
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever logs in next in a tab starts with all of their own accounts', async () => {
  const { page, context, faults } = await openWindow(site());
  const [account] = await (await apiAs(site(), 'admin@demo.test'))<{ id: number }[]>('GET', '/v2/account/tree');
  await startSession(page, 'admin@demo.test');
  await page.goto(`/calls?account=${account?.id}`);
  await expectVisible(page.locator('tbody tr[data-row]'));
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login/**');
  await fillLogin(page, 'client@demo.test');
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expectVisible(page.locator('tbody tr[data-row]'));
  await expectVisible(page.getByRole('button', { name: 'All accounts' }));
  expect(faults).toEqual([]);
  await context.close();
});

test('logging in in one tab logs in the others', async () => {
  const { page, context } = await openWindow(site());
  await page.goto('/calls');
  await page.waitForURL('**/login/**');
  const other = await context.newPage();
  await logInByForm(other, 'admin@demo.test');
  await expectVisible(heading(page, 'Calls'));
  expect(pathOf(page)).toBe('/calls');
  await context.close();
});

test('logging in leads to the requested page, with its filters', async () => {
  const { page, context, faults } = await openWindow(site());
  await page.goto('/calls?status=missed&orderBy=duration');
  await page.waitForURL('**/login/**');
  await fillLogin(page, 'admin@demo.test');
  await expectVisible(heading(page, 'Calls'));
  expect(pathOf(page)).toBe('/calls?status=missed&orderBy=duration');
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'does not follow a redirect to %s',
  async (foreign) => {
    const { page, context } = await openWindow(site());
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`/login/?redirect=${encodeURIComponent(btoa(foreign))}`);
    await fillLogin(page, 'admin@demo.test');
    await expectVisible(heading(page, 'Dashboard'));
    expect(pathOf(page)).toBe('/dashboard');
    expect([...hosts]).toEqual([new URL(site().server.url).host]);
    await context.close();
  },
);

test('a reload keeps the session and the page', async () => {
  const { page, context, faults } = await openWindow(site());
  await logInByForm(page, 'admin@demo.test');
  await page.goto('/calls?search=7010');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await page.reload();
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(pathOf(page)).toBe('/calls?search=7010');
  await page.goto('/login/');
  await page.waitForURL('**/dashboard');
  expect(faults).toEqual([]);
  await context.close();
});

test('wrong credentials show an error and keep the email', async () => {
  const { page, context } = await openWindow(site());
  await page.goto('/login/');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByRole('alert'));
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('admin@demo.test');
  await context.close();
});
