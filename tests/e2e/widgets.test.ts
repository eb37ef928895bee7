import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { choose, listButton, openAt, openByKey } from './choosing.ts';
import { openGallery, startGallery } from './gallery.ts';
import { expectVisible } from './person.ts';

const gallery = startGallery();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Actions' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

describe('a menu', () => {
  test('opens by the arrow down, is walked by Home, End and letters, and Escape gives the focus back', async () => {
    const { page } = await openGallery(gallery(), { part: 'widgets' });
    await menuButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Edit');
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toBe('Delete');
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toBe('Edit');
    await page.keyboard.type('mo');
    await expect.poll(() => focused(page)).toBe('Move');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.close();
  });

  test('is used by touch', async () => {
    const { page } = await openGallery(gallery(), { part: 'widgets', hasTouch: true });
    await menuButton(page).tap();
    await page.getByRole('menuitem', { name: 'Move' }).tap();
    await expectVisible(page.getByText('Chose Move'));
    await page.close();
  });
});

describe('a list to choose from', () => {
  test('finds an option by its letters, closed and open, and Home and End go to its ends', async () => {
    const { page } = await openGallery(gallery(), { part: 'widgets' });
    const fruit = listButton(page, 'Fruit');
    await fruit.focus();
    await page.keyboard.type('c');
    await expect.poll(() => fruit.innerText()).toBe('Cherry');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => fruit.innerText()).toBe('Apple');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect.poll(() => fruit.innerText()).toBe('Apple');
    expect(await fruit.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.close();
  });

  test('draws only the rows in sight of hundreds', async () => {
    const { page } = await openGallery(gallery(), { part: 'choosing' });
    await openByKey(listButton(page, 'Time zone'), 'ArrowDown');
    await expectVisible(options(page).first());
    expect(await options(page).count()).toBeLessThan(40);
    await expect.poll(async () => (await options(page).first().boundingBox())?.height).toBe(35);
    expect(Number(await options(page).first().getAttribute('aria-setsize'))).toBeGreaterThan(300);
    await page.close();
  });

  test('takes no Enter that belongs to an input method', async () => {
    const { page } = await openGallery(gallery(), { part: 'choosing' });
    const country = listButton(page, 'Country');
    await openByKey(country, 'Enter');
    const search = page.getByRole('combobox', { name: 'Search countries' });
    await search.fill('ital');
    await search.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await expectVisible(page.getByRole('listbox'));
    expect(await country.innerText()).toBe('Australia');
    await page.close();
  });
});

describe('tabs', () => {
  test('are walked by arrows, Home and End', async () => {
    const { page } = await openGallery(gallery(), { part: 'widgets' });
    const tab = (name: string) => page.getByRole('tab', { name, selected: true });
    await page.getByRole('tab', { name: 'First' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectVisible(tab('Second'));
    await page.keyboard.press('End');
    await expectVisible(tab('Third'));
    await expectVisible(page.getByRole('tabpanel', { name: 'Third' }));
    await page.keyboard.press('Home');
    await expectVisible(tab('First'));
    await page.close();
  });
});

describe('dates', () => {
  test('are typed part by part, and a range is picked by keyboard', async () => {
    const { page } = await openGallery(gallery(), { part: 'widgets' });
    const day = page.getByRole('group', { name: 'Day', exact: true });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('11052026');
    await expectVisible(page.getByText('Day 2026-11-05'));
    await page.getByRole('grid').getByRole('button', { name: /16/ }).first().focus();
    await page.keyboard.press('Enter');
    // The first day picked, the focus is on the next one.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText('Range 2026-11-16 to 2026-11-18'));
    await page.close();
  });
});

test('in forced colors what is chosen looks different from the rest', async () => {
  const { page } = await openGallery(gallery(), { part: 'widgets' });
  await page.emulateMedia({ forcedColors: 'active' });
  const painted = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await painted('First')).not.toBe(await painted('Second'));
  await page.close();
});

test('at 200 % zoom a list stays within the window, and axe finds nothing', async () => {
  const { page } = await openGallery(gallery(), {
    part: 'widgets',
    viewport: { width: 640, height: 450 },
    deviceScaleFactor: 2,
  });
  await openAt(listButton(page, 'Fruit'));
  const box = await page.getByRole('listbox').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(450);
  await page.keyboard.press('Escape');
  await choose(page, 'Fruit', 'Banana');
  expect(await findings(page, 'at 200 %')).toEqual([]);
  await page.close();
});
