import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logInByForm, startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.localName}: ${document.activeElement?.textContent}`);

test('after login, and wherever a link leads, the heading of the page has the focus', async () => {
  const { page, context, faults } = await openWindow(site());
  await logInByForm(page, 'admin@demo.test');
  await expect.poll(() => focused(page)).toBe('h1: Dashboard');
  await page.getByRole('link', { name: 'Numbers' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('h1: Numbers');
  await page.getByRole('link', { name: 'Main line' }).press('Enter');
  await expectVisible(page.locator('.react-flow__node').first());
  expect(await focused(page)).toBe('h1: Main line');
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['admin@demo.test', '/nowhere', 'This page doesn’t exist. Here’s your dashboard instead.'],
  ['reports@demo.test', '/settings/custom', 'You don’t have access to this page. Here’s your dashboard instead.'],
])('%s, who asks for %s, gets the dashboard and is told why, once', async (email, path, told) => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, email);
  await page.goto(path);
  await page.waitForURL('**/dashboard');
  await expectVisible(page.getByText(told));
  await page.reload();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
  expect(await page.getByText(told).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('times in fields are written as all other times: with 24 hours in British English', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await page.getByRole('link', { name: 'Main line' }).click();
  await page.locator('.react-flow__node', { hasText: 'Opening hours' }).click();
  const from = page.getByRole('group', { name: 'From' }).first();
  await expect.poll(async () => (await from.textContent())?.replaceAll(/[^\d:a-z]/gi, '')).toBe('08:00');
  await context.close();
});

test('what scrolls in a step’s settings never lies under the button that closes them', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await page.getByRole('link', { name: 'Main line' }).click();
  await page.locator('.react-flow__node', { hasText: 'Opening hours' }).click();
  await expectVisible(page.getByRole('group', { name: 'From' }));
  const met = await page.getByRole('button', { name: 'Close panel' }).evaluate((close) => {
    const { x, y, width, height } = close.getBoundingClientRect();
    const scrolled = close.closest('section')?.querySelector('fieldset')?.parentElement?.parentElement;
    return Array.from({ length: 40 }, (_, at) => {
      scrolled?.scrollTo(0, at * 10);
      const under = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .find((each) => !close.parentElement?.contains(each));
      return `${scrolled?.scrollTop}: ${under?.closest('input, button, [role="group"]')?.localName ?? 'nothing'}`;
    });
  });
  expect(met).toEqual(Array.from({ length: 40 }, (_, at) => `${at * 10}: nothing`));
  await context.close();
});
