import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

/** Adds up the layout shifts of the page from now on. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { sum: 0 };
    Object.assign(window, { counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { counted: { sum: number } }).counted.sum);
}

test('the brand is shown while the page’s scripts are loading', async () => {
  const { page, context } = await openWindow(site());
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, '/assets/*.js', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto('/login/', { waitUntil: 'commit' });
  const splash = page.getByText('Trunkline', { exact: true });
  await expectVisible(splash);
  expect(await page.getByRole('heading').count()).toBe(0);
  release();
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await expect.poll(() => page.locator('.splash').isVisible()).toBe(false);
  await context.close();
});

test.each([
  ['with no first step left', {}],
  ['with a first step to do', { user: false }],
])('the dashboard’s cards don’t jump while it loads, %s', async (_name, given) => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const shifts = await countShifts(page);
  // It comes last.
  await intercept(page, '/v2/user/me/onboarding', async (request) => {
    const answer = (await (await request.fetch()).json()) as object;
    await setTimeout(700);
    await request.fulfill({ json: { ...answer, ...given } });
  });
  await page.goto('/dashboard');
  await expectVisible(page.getByRole('listitem').getByText('By source'));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const steps = page.getByRole('heading', { name: 'Getting started' });
  await expect.poll(() => steps.count()).toBe(Object.keys(given).length);
  expect(await shifts()).toBeLessThan(0.05);
  await context.close();
});
