import { expect, test } from 'vitest';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('a page has a header, a sidebar and a footer; the call log starts with the sidebar minimized', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await expectVisible(page.getByRole('banner'));
  await expectVisible(page.getByRole('contentinfo'));
  await expectVisible(page.getByRole('complementary').getByRole('link', { name: 'Numbers' }));
  await expectVisible(page.getByRole('button', { name: /^Minimi[sz]e sidebar$/ }));
  await page.goto('/calls');
  await expectVisible(page.getByRole('button', { name: 'Expand sidebar' }));
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the menu leads to a page and closes', async () => {
  const { page, context, faults } = await openWindow(site(), { viewport: { width: 390, height: 800 } });
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main' });
  await menu.getByRole('link', { name: 'Call duration' }).click();
  await page.waitForURL('**/calls/duration');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Call duration' }));
  expect(await menu.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('past 600 px a button leads back to the top, where each page starts', async () => {
  const { page, context, faults } = await openWindow(site(), {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 400 },
  });
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls/time?range=last30Days');
  await expectVisible(page.getByText(/^Updated/));
  const top = page.getByRole('button', { name: 'Back to top' });
  const scroll = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  const at = () => page.evaluate(() => window.scrollY);
  await scroll(601);
  await expectVisible(top);
  await scroll(600);
  await expect.poll(() => top.count()).toBe(0);
  await scroll(601);
  await top.click();
  await expect.poll(at).toBe(0);
  await scroll(500);
  await page.getByRole('link', { name: 'Call duration' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Call duration' }));
  expect(await at()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('accounts and numbers are asked for once in ten minutes', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/v2/account/tree' || pathname === '/v2/number') asked.push(pathname);
  });
  const open = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expectVisible(page.getByRole('heading', { level: 1, name }));
    await expectVisible(page.getByText(/^Updated/));
  };
  await page.goto('/calls/duration');
  await expectVisible(page.getByText(/^Updated/));
  await open('Missed calls');
  await open('Call duration');
  expect(asked.toSorted()).toEqual(['/v2/account/tree', '/v2/number']);
  await page.clock.fastForward(601_000);
  await open('Missed calls');
  await expect.poll(() => asked.length).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});

test('a list is searched 300 ms after the last letter', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.clock.install();
  await page.goto('/users/addressbook');
  await expectVisible(page.getByRole('searchbox'));
  await page.clock.pauseAt(Date.now() + 60_000);
  const searched = () => new URL(page.url()).searchParams.get('search');
  await page.getByRole('searchbox').fill('gra');
  await page.clock.runFor(299);
  await page.getByRole('searchbox').fill('grac');
  await page.clock.runFor(299);
  expect(searched()).toBeNull();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect.poll(searched).toBe('grac');
  expect(faults).toEqual([]);
  await context.close();
});

test('a dialog is at most 500 px wide', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/addressbook');
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  const frame = page.getByRole('dialog').locator('..');
  await expectVisible(frame);
  // It grows as it opens.
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(500);
  expect(faults).toEqual([]);
  await context.close();
});

test('an address that is no page leads to the root', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/nowhere');
  await page.waitForURL('**/dashboard');
  expect(faults).toEqual([]);
  await context.close();
});

test('the page for what is not found is titled 404', async () => {
  const { page, context, faults } = await openWindow(site());
  await page.goto('/not-found');
  await expect.poll(() => page.title()).toMatch(/^404/);
  expect(faults).toEqual([]);
  await context.close();
});
