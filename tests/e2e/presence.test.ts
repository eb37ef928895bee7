import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from './intercept.ts';
import { logIn } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

/** The idle seconds that the page reports from now on. */
function listen(page: Page): number[] {
  const beats: number[] = [];
  page.on('response', (response) => {
    const idle = /\/v2\/user\/me\/alive\/(\d+)$/.exec(response.url())?.[1];
    if (idle !== undefined && response.ok()) beats.push(Number(idle));
  });
  return beats;
}

test('a visible page reports the idle time once a minute, and a hidden one does not', async () => {
  const { page, context, faults } = await openWindow(site());
  await page.clock.install();
  await logIn(page, 'admin@demo.test');
  const beats = listen(page);
  await page.clock.fastForward(30_000);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.fastForward(60_000);
  await expect.poll(() => beats.length, { timeout: 20_000 }).toBe(1);
  // The action was at least half a minute before the heartbeat; the clock itself keeps running.
  expect(beats[0]).toBeLessThanOrEqual(60);
  const before = beats[0] ?? 0;
  await page.clock.fastForward(60_000);
  await expect.poll(() => beats.length, { timeout: 20_000 }).toBe(2);
  expect(beats[1]).toBeGreaterThanOrEqual(before + 60);

  await turn(page, 'hidden');
  await page.clock.fastForward(60_000);
  await turn(page, 'visible');
  await page.clock.fastForward(60_000);
  await expect.poll(() => beats.length, { timeout: 20_000 }).toBe(3);
  expect(beats[2]).toBeGreaterThanOrEqual(before + 180);
  expect(faults).toEqual([]);
  await context.close();
});

const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
  }, state);

/** Makes the server report that the password is old, or that it is not. */
async function advise(page: Page, passwordAdvised: boolean): Promise<void> {
  await intercept(page, '/v2/user/me/security', async (request) => {
    const answer = await request.fetch();
    await request.fulfill({ json: { ...((await answer.json()) as object), passwordAdvised } });
  });
}

test('a user with an old password is advised to change it, on the dashboard and on the profile', async () => {
  const { page, context, faults } = await openWindow(site());
  await advise(page, true);
  await logIn(page, 'admin@demo.test');
  const words = page.getByText('Your password is more than two months old. We recommend changing it.');
  await expectVisible(words);
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.waitForURL('**/users/me');
  await expectVisible(words.or(page.getByText(/more than two months old/)));
  expect(faults).toEqual([]);
  await context.close();
});

test('a user with a recent password is not advised to change it', async () => {
  const { page, context } = await openWindow(site());
  await advise(page, false);
  const told = page.waitForResponse('**/v2/user/me/security');
  await logIn(page, 'admin@demo.test');
  await told;
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(await page.getByText(/more than two months old/).count()).toBe(0);
  await context.close();
});
