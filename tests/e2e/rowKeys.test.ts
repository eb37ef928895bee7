import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-row') ?? null);

test('J and K start at the first row, wherever the focus is, but not while something is typed', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('j');
  expect(await focusedRow(page)).toBeNull();
  await page.keyboard.press('Backspace');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect.poll(() => focusedRow(page)).toBe('0');
  await page.keyboard.press('j');
  await expect.poll(() => focusedRow(page)).toBe('1');
  await page.keyboard.press('k');
  await expect.poll(() => focusedRow(page)).toBe('0');
  await context.close();
});

test('J and K do nothing where letter shortcuts are turned off', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.evaluate(() => window.localStorage.setItem('letter-keys', 'off'));
  await page.goto('/calls');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await page.keyboard.press('j');
  expect(await focusedRow(page)).toBeNull();
  await context.close();
});

test.each([
  [paths.numbers(), 'Numbers', /^\/settings\/wizard\//],
  [paths.users(), 'Users', /^\/users\/list\//],
  [paths.calls(), 'Calls', /^\/calls\/detail\//],
])('on %s the name of a row links to its page, which opens in a tab of its own too', async (list, label, target) => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(list);
  const link = page.getByRole('table', { name: label }).getByRole('link').first();
  await expectVisible(link);
  const href = await link.getAttribute('href');
  expect(href).toMatch(target);
  await link.click({ modifiers: ['ControlOrMeta'] });
  // From the browser itself, because Playwright misses some tabs that open in the background.
  const browser = await site().browser.newBrowserCDPSession();
  const open = async () =>
    (await browser.send('Target.getTargets')).targetInfos.map(({ url }) => new URL(url).pathname);
  await expect.poll(open).toContain(href);
  await browser.detach();
  await context.close();
});
