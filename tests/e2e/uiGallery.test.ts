import { globSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { choose, listButton, openAt, openByKey } from './choosing.ts';
import { openGallery, startGallery } from './gallery.ts';
import { drag, expectVisible, tabTo } from './person.ts';
import { dragByTouch } from './touch.ts';

const gallery = startGallery();
const windows: [string, BrowserContextOptions][] = [
  ['on a computer', {}],
  ['on a phone', { viewport: { width: 360, height: 780 } }],
];

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const offered = (page: Page) => page.getByRole('listbox').getByRole('option');

test.each(windows)(
  'axe finds nothing in any widget %s, in light and dark, and nothing is wider than the window',
  async (_, options) => {
    const { page, faults } = await openGallery(gallery(), { reducedMotion: 'reduce', ...options });
    const found = await findingsInEachMode(page, 'at rest');
    await openAt(listButton(page, 'Time zone'));
    found.push(...(await findingsInEachMode(page, 'a list')));
    await page.keyboard.press('Escape');
    for (const name of ['Type a number', 'Extra', 'Notice warning']) {
      await page.getByRole('button', { name, exact: true }).click();
      found.push(...(await findingsInEachMode(page, name)));
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Toast error' }).click();
    found.push(...(await findingsInEachMode(page, 'a toast')));
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  },
);

describe('by keyboard alone', () => {
  test('questions are answered, typed ones only after their word, and lead on', async () => {
    const { page } = await openGallery(gallery(), { part: 'dialogs' });
    const answer = group(page, 'Questions').locator('output');
    await tabTo(page, page.getByRole('button', { name: 'Type a number' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete this number?' });
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await tabTo(page, dialog.getByLabel('Type the number of accounts (3)'));
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer.innerText()).toBe('true');
    await page.getByRole('button', { name: 'Extra' }).press('Enter');
    await page.getByRole('button', { name: 'Suspend instead' }).press('Enter');
    await expect.poll(() => answer.innerText()).toBe('extra');
    await page.getByRole('button', { name: 'Leads on' }).press('Enter');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(() => answer.innerText()).toMatch(/true|went to #there/);
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => answer.innerText()).toBe('false');
    await page.close();
  });

  test('a country is found and chosen, and Escape gives the focus back', async () => {
    const { page } = await openGallery(gallery(), { part: 'choosing' });
    const country = listButton(page, 'Country');
    await tabTo(page, country);
    await page.keyboard.press('Enter');
    expect(await offered(page).first().innerText()).toContain('Australia');
    await page.keyboard.type('ital');
    await expect.poll(() => offered(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => country.innerText()).toBe('Italy');
    await expect.poll(() => hasFocus(country)).toBe(true);
    const zone = listButton(page, 'Time zone');
    await openByKey(zone, 'Enter');
    expect(await offered(page).first().innerText()).toContain('Rome');
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(zone)).toBe(true);
    await page.close();
  });

  test('numbers are searched by digits, filtered by type and picked one by one', async () => {
    const { page } = await openGallery(gallery(), { part: 'choosing' });
    const several = listButton(page, 'Several numbers');
    await openByKey(several, 'Enter');
    await page.keyboard.type('0412');
    await expect.poll(() => offered(page).allInnerTexts()).toEqual(['No results']);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('61412');
    await page.keyboard.press('Enter');
    await expect.poll(() => several.innerText()).toBe('Front desk and After hours');
    await choose(page.getByRole('dialog', { name: 'Several numbers' }), 'Type', 'Toll-free');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).fill('');
    expect(await offered(page).allInnerTexts()).toEqual([expect.stringContaining('Service')]);
    await page.close();
  });

  test('a card is moved and put away, and keeps the focus', async () => {
    const { page } = await openGallery(gallery(), { part: 'cards' });
    const titles = () => page.getByRole('list', { name: 'Cards to move' }).getByRole('heading').allInnerTexts();
    const handle = page.getByRole('button', { name: /^Move Calls by day/ });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowDown');
    await expect.poll(titles).toEqual(['Busiest hours', 'Calls by day', 'Latest calls']);
    await expectVisible(page.getByText('Calls by day moved to position 2 of 3'));
    await page.keyboard.press('End');
    await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Expand Busiest hours' }).press('Enter');
    expect(await page.getByRole('button', { name: 'Collapse Busiest hours' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await page.close();
  });

  test('a password is shown, its rules are ticked off, and a code is taken whole', async () => {
    const { page } = await openGallery(gallery(), { part: 'codes' });
    const password = page.getByLabel('New password', { exact: true });
    await password.pressSequentially('Abcdef1');
    const passwords = group(page, 'Passwords');
    expect(await passwords.getByRole('list').first().getByText('met', { exact: true }).count()).toBe(3);
    await password.press('!');
    expect(await passwords.getByRole('list').first().getByText('met', { exact: true }).count()).toBe(5);
    await tabTo(page, passwords.getByRole('button', { name: 'Show password' }));
    await page.keyboard.press('Enter');
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByLabel('One-time code').fill('12 34-567');
    await expectVisible(group(page, 'Codes').getByText('123456', { exact: true }));
    await page.getByLabel('Keypad').pressSequentially('1a#*2');
    expect(await page.getByLabel('Keypad').inputValue()).toBe('1#*2');
    await page.close();
  });

  test('toasts are stacked, announced, and dismissed', async () => {
    const { page } = await openGallery(gallery(), { part: 'dialogs' });
    const region = page.getByRole('region', { name: /notification/ });
    const toast = (text: string) => region.getByRole('alertdialog', { name: text });
    const success = page.getByRole('button', { name: 'Toast success' });
    await page.getByRole('button', { name: 'Toast error' }).press('Enter');
    await success.press('Enter');
    expect(await region.getByRole('alert').allInnerTexts()).toEqual([
      'A toast that tells success',
      'A toast that tells error',
    ]);
    // F6 moves to the landmark, and the focus stays with the toasts until the last one is dismissed.
    await page.keyboard.press('F6');
    await expect.poll(() => hasFocus(region)).toBe(true);
    expect(await region.getAttribute('aria-label')).toBe('2 notifications.');
    await toast('A toast that tells success').getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect.poll(() => hasFocus(toast('A toast that tells error'))).toBe(true);
    expect(await region.getByRole('alertdialog').count()).toBe(1);
    await toast('A toast that tells error').getByRole('button', { name: 'Dismiss' }).press('Enter');
    await region.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(success)).toBe(true);
    await page.close();
  });
});

test('a card is dragged by mouse, and Escape puts it back', async () => {
  const { page } = await openGallery(gallery(), { part: 'cards' });
  const board = page.getByRole('list', { name: 'Cards to move' });
  const titles = () => board.getByRole('heading').allInnerTexts();
  await board.scrollIntoViewIfNeeded();
  const [first, last] = [page.getByRole('button', { name: /^Move Calls by day/ }), page.getByText('Latest calls')];
  await drag(page, first, last);
  await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
  const box = await page.getByText('Busiest hours').first().boundingBox();
  await first.hover();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 8 });
  await expect.poll(titles).toEqual(['Calls by day', 'Busiest hours', 'Latest calls']);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
  await page.close();
});

test('a card is dragged by touch, and the page does not scroll with it', async () => {
  const { page } = await openGallery(gallery(), { part: 'cards', hasTouch: true });
  const board = page.getByRole('list', { name: 'Cards to move' });
  const titles = () => board.getByRole('heading').allInnerTexts();
  await board.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await dragByTouch(page, page.getByRole('button', { name: /^Move Calls by day/ }), page.getByText('Latest calls'));
  await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.close();
});

test('nothing of the gallery is in what is built for production', () => {
  const built = globSync('dist/page/**/*.{js,html}').map((path) => readFileSync(path, 'utf8'));
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((text) => text.includes('Shared widgets'))).toEqual([]);
});
