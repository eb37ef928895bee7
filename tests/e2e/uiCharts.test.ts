import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openGallery, startGallery } from './gallery.ts';
import { expectVisible, tabTo } from './person.ts';

const gallery = startGallery();

const chart = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const focusedName = (page: Page) => page.locator(':focus').getAttribute('aria-label');

test('a bar chart is one tab stop; arrows move between bars and Enter opens one', async () => {
  const { page, faults } = await openGallery(gallery(), { part: 'charts' });
  const bars = chart(page, 'Calls by day');
  await tabTo(page, bars.getByRole('button', { name: /^Mon/ }));
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe('Tue, Answered: 6, Missed: 1');
  await expectVisible(page.getByText('Total: 7'));
  await page.keyboard.press('Escape');
  await page.getByText('Total: 7').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  expect(await focusedName(page)).toMatch(/^Thu/);
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toMatch(/^Thu/);
  await page.keyboard.press('Home');
  expect(await focusedName(page)).toMatch(/^Mon/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByText('Looked into: day-1'));

  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Mon 8:00, Calls: 0');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toMatch(/^Tue/);
  expect(faults).toEqual([]);
  await page.close();
});

test('a heat map is one tab stop; arrows move across its rows and columns', async () => {
  const { page, faults } = await openGallery(gallery(), { part: 'charts' });
  const cells = chart(page, 'Calls by hour');
  await tabTo(page, cells.getByRole('button', { name: /^Mon 8:00/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe('Tue 9:00, Calls: 2');
  await expectVisible(page.getByText('Tue 9:00', { exact: true }));
  await page.keyboard.press('End');
  expect(await focusedName(page)).toMatch(/^Tue 12:00/);
  await page.keyboard.press('ArrowUp');
  expect(await focusedName(page)).toMatch(/^Mon 12:00/);
  await page.keyboard.press('Control+End');
  expect(await focusedName(page)).toMatch(/^Thu 12:00/);
  await page.keyboard.press('Space');
  await expectVisible(page.getByText('Looked into: Thu 12:00'));
  expect(faults).toEqual([]);
  await page.close();
});
