import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { choose, listButton } from './choosing.ts';
import { intercept } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const names = async (page: Page) => {
  const rows = await page.locator('tbody tr[data-row] td:first-child').allInnerTexts();
  return rows.toSorted();
};
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('number filters are in the URL: a reload keeps them, and going back undoes them one by one', async () => {
  const { page, context, faults } = await openWindow(site());
  const api = await apiAs(site(), 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const named = (fits: (number: TrackingNumber) => boolean) =>
    numbers
      .filter(fits)
      .map(({ name }) => name)
      .toSorted();
  const one = numbers.find(({ source, actionName }) => actionName !== null && source !== numbers[0]?.source);
  if (!one?.actionName) throw new Error('the demo has no two sources');
  const { source, actionId, actionName } = one;

  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers?length=100');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await choose(page, 'Source', source);
  await expect.poll(() => names(page)).toEqual(named((number) => number.source === source));
  await choose(page, 'Call flow', actionName);
  const both = named((number) => number.source === source && number.actionId === actionId);
  await expect.poll(() => names(page)).toEqual(both);
  expect(query(page)).toEqual({ length: '100', source, action: actionId });

  await page.reload();
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(await names(page)).toEqual(both);
  await expect.poll(() => listButton(page, 'Source').innerText()).toBe(source);

  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named((number) => number.source === source));
  expect(query(page)).toEqual({ length: '100', source });
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named(() => true));
  await page.goForward();
  await expect.poll(() => listButton(page, 'Source').innerText()).toBe(source);

  await choose(page, 'Status', 'Cancelled');
  await expectVisible(page.getByRole('heading', { name: 'No numbers found' }));
  await page.getByRole('button', { name: 'Show all numbers' }).click();
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(query(page)).toEqual({});
  expect(faults).toEqual([]);
  await context.close();
});

test('a user without numbers reads what they are for and is led to the first one', async () => {
  const { page, context } = await openWindow(site());
  await intercept(page, '/v2/number', (request) => request.fulfill({ json: [] }));
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await expectVisible(page.getByRole('heading', { name: 'No tracking numbers yet' }));
  expect(await page.getByRole('link', { name: 'New number' }).count()).toBe(1);
  await page.getByRole('link', { name: 'New number' }).click();
  await page.waitForURL('**/settings/tracking-number/new');
  await context.close();
});
