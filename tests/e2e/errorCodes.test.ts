import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

/** Saves the profile as this person while the server refuses with the error. */
async function saveProfile(page: Page, person: string, status: number, errorCode: string): Promise<string> {
  await startSession(page, person);
  await page.goto('/users/me');
  const field = page.locator('main form').getByRole('textbox', { name: 'First name', exact: true }).first();
  await field.fill('Wren');
  const json = { errorCode, message: errorCode, reference: 'r-77' };
  await page.route(/\/v2\//, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status, json }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: errorCode });
  await expectVisible(alert);
  return alert.first().innerText();
}

test('a failed save shows the message and its code', async () => {
  const { page, context } = await openWindow(site());
  const text = await saveProfile(page, 'admin@demo.test', 403, 'INVALID-PASSWORD');
  expect(text).toContain('Wrong password');
  expect(text).not.toContain('r-77');
  await context.close();
});

test('staff see the reference of a failed save, and that it is a bug', async () => {
  const { page, context } = await openWindow(site());
  const text = await saveProfile(page, 'system@demo.test', 500, 'GEN02');
  expect(text).toContain('You found a bug!');
  expect(text).toContain('An error occurred while');
  expect(text).toContain('Reference r-77');
  await context.close();
});

test.each([
  [403, 'ACCESS_DENIED_ACCOUNT', 'Access denied, invalid account'],
  [500, 'GEN02', 'An error occurred while loading'],
])('a list refused with %i blames no connection', async (status, errorCode, words) => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const json = { errorCode, message: errorCode, reference: 'r-77' };
  await page.route(/\/v2\/call\?/, (route) => route.fulfill({ status, json }));
  await page.goto('/calls');
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expectVisible(alert);
  expect(await alert.first().innerText()).toContain(errorCode);
  expect(await page.getByText('Check your connection').count()).toBe(0);
  await context.close();
});
