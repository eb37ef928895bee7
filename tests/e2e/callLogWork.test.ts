import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportFields } from '#values/exportField.ts';
import { unzip } from '../builders/api/unzip.ts';
import { startSession } from './logIn.ts';
import { drag, expectVisible } from './person.ts';
import { shareWindow } from './sharedWindow.ts';
import { startSite } from './site.ts';

const site = startSite();
const shared = shareWindow(site, ({ page }) => startSession(page, 'admin@demo.test'));
const rows = '/calls?range=last30Days';

test('calls are selected, tagged after a preview, and restored', async () => {
  const { page, faults } = await shared();
  await page.goto(rows);
  await expectVisible(page.locator('tr[data-row="1"]'));
  const tags = (row: number) => page.locator(`tr[data-row="${row}"]`).getByText('Spring sale', { exact: true });
  for (const row of [0, 1]) await page.locator(`tr[data-row="${row}"] label`).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add tags' }).click();
  await page.getByLabel('Other tag').fill('Spring sale');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change 2 calls' }).click();
  await expectVisible(page.getByText('2 calls changed.'));
  for (const row of [0, 1]) await expectVisible(tags(row));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(page.getByText('2 calls restored.'));
  for (const row of [0, 1]) await tags(row).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('nothing moves when the calls come', async () => {
  const { page } = await shared();
  const blank = await page.context().newPage();
  await blank.addInitScript(`
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await blank.goto(`${rows}&length=100`);
  await expectVisible(blank.locator('tr[data-row="0"]'));
  await expectVisible(blank.getByRole('button', { name: /^Edit all/ }));
  expect(await blank.evaluate('globalThis.shift')).toBe(0);
  await blank.close();
});

test('columns are moved and resized, and saved with the filters as a view that says when it has changed', async () => {
  const { page, faults } = await shared();
  const heads = async () => (await page.locator('thead th').allTextContents()).slice(0, 3);
  await page.goto(`${rows}&status=missed`);
  await expectVisible(page.locator('tr[data-row="0"]'));
  await page.getByRole('button', { name: 'Columns' }).click();
  const picker = page.getByRole('grid', { name: 'Columns' });
  const column = (name: string) => picker.getByRole('row', { name, exact: true });
  await picker.getByText('Tags', { exact: true }).click();
  await drag(page, column('Duration').getByRole('button'), column('Status').getByRole('button'));
  await expect.poll(heads).toEqual(['Caller', 'Duration', 'Status']);
  await page.keyboard.press('Escape');
  const edge = page.getByRole('separator', { name: 'Width of Duration' });
  const width = async () => Number(await edge.getAttribute('aria-valuenow'));
  const before = await width();
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(before);
  const resized = await width();

  await page.getByRole('button', { name: 'View: All calls' }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Missed');
  await page.getByText('Share with my team').click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View: Missed' }).click();
  await page.getByRole('link', { name: 'All calls' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('status')).toBe(false);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(heads).toEqual(['Caller', 'Status', 'Time']);

  await page.getByRole('button', { name: 'View: All calls' }).click();
  await page.getByRole('region', { name: 'Team views' }).getByRole('link', { name: 'Missed' }).click();
  await expect.poll(heads).toEqual(['Caller', 'Duration', 'Status']);
  expect([await width(), new URL(page.url()).searchParams.get('status')]).toEqual([resized, 'missed']);
  expect(await page.locator('thead').getByText('Tags').count()).toBe(0);
  expect(await page.getByText('Edited').count()).toBe(0);
  await page.getByTitle('Sort by Duration').click();
  await expectVisible(page.getByText('Edited'));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Edited').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(heads).toEqual(['Caller', 'Duration', 'Status']);
  expect(await page.getByText('Edited').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('all calls of the filters are downloaded as a workbook', async () => {
  const { page, faults } = await shared();
  await page.goto(rows);
  const all = await page.getByRole('button', { name: /^Edit all/ }).textContent();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'All calls as Excel' }).click();
  const sheet = unzip(readFileSync(await (await download).path())).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.split('<row>').length - 2).toBe(Number(all?.replaceAll(/\D/g, '')));
  for (const field of exportFields) expect(sheet).toContain(`>${field}<`);
  expect(faults).toEqual([]);
});

test('a call opens beside the list, moves with it by keyboard to the next page, and is in the URL', async () => {
  const { page, faults } = await shared();
  await page.goto(`${rows}&length=10`);
  const row = (at: number) => page.locator(`tr[data-row="${at}"]`);
  const open = () => new URL(page.url()).searchParams.get('call');
  const isOpen = (at: number) => expect.poll(() => row(at).getAttribute('aria-current')).toBe('true');
  const hasFocus = (at: number) => row(at).evaluate((element) => element === document.activeElement);
  await row(8).press('o');
  const drawer = page.getByRole('complementary', { name: 'Open call' });
  await isOpen(8);
  await expect.poll(() => drawer.evaluate((element) => element === document.activeElement)).toBe(true);
  const before = open();
  await page.keyboard.press('j');
  await isOpen(9);
  expect(open()).not.toBe(before);
  await page.keyboard.press('j');
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await isOpen(0);
  expect(await drawer.getByRole('button', { name: 'Previous call in the list' }).isEnabled()).toBe(true);
  await page.keyboard.press('k');
  await isOpen(9);
  await page.keyboard.press('t');
  await expectVisible(page.getByRole('dialog', { name: 'Add a tag' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect.poll(() => page.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
  await page.keyboard.type('jk');
  expect(await drawer.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('jk');
  const last = open();
  await page.reload();
  await isOpen(9);
  expect(open()).toBe(last);
  await drawer.focus();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect([await hasFocus(9), open()]).toEqual([true, null]);

  // A withheld number has no history.
  await page.goto(`${rows}&length=10&search=7010`);
  await row(9).press('o');
  await drawer.locator('a[href*="/calls/history/"]').first().click();
  await expectVisible(page.getByRole('heading', { name: /^Calls from/ }));
  await drawer.waitFor({ state: 'detached' });
  await expectVisible(row(0));
  await page.keyboard.press('j');
  await expect.poll(() => hasFocus(0)).toBe(true);
  await page.keyboard.press('o');
  await isOpen(0);
  expect(faults).toEqual([]);
});

test('an open call gets a note, which undo takes away, and on its page its recording plays by keyboard', async () => {
  const { page, faults } = await shared();
  await page.goto(`${rows}&audio=true&status=answered`);
  await page.locator('tr[data-row="0"] a').first().click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Wants a quote');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Notes changed by admin@demo.test'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => notes.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.waitForURL('**/calls/detail/**');
  await page.locator('h1:focus').waitFor();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.getAttribute('max'))).toBeGreaterThan(10);
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await position.inputValue())).toBe(10);
  await page.keyboard.press('>');
  const rate = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  await expect.poll(rate).toBe(1.25);
  const value = page.getByRole('textbox', { name: 'Value' });
  await value.fill('12x');
  await value.press('Tab');
  await expectVisible(page.getByText('Insert a valid amount'));
  expect(await value.inputValue()).toBe('12x');
  await value.fill('1250.5');
  await value.press('Enter');
  await expectVisible(page.getByText('Value set to A$1,250.50'));
  expect(await value.inputValue()).toBe('1,250.50');
  const fact = page.locator('div', { has: page.locator('dt', { hasText: /^Call flow$/ }) }).last();
  await fact.getByRole('link').click();
  await expectVisible(page.getByRole('region', { name: 'Replay of the call' }));
  await page.getByRole('link', { name: 'Edit the call flow' }).click();
  await expectVisible(page.getByRole('button', { name: 'Publish' }));
  expect(faults).toEqual([]);
});
