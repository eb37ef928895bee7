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
  await page.getByRole('button', { name: 'Tag or annotate', exact: true }).click();
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
  const all = await page.getByRole('button', { name: /^Tag or annotate all/ }).textContent();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'All calls as Excel' }).click();
  const sheet = unzip(readFileSync(await (await download).path())).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.split('<row>').length - 2).toBe(Number(all?.replaceAll(/\D/g, '')));
  for (const field of exportFields) expect(sheet).toContain(`>${field}<`);
  expect(faults).toEqual([]);
});

test('on its page a call gets a note, which undo takes away, and its recording plays by keyboard', async () => {
  const { page, faults } = await shared();
  await page.goto(`${rows}&audio=true&status=answered`);
  await page.locator('tr[data-row="0"] a').first().click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Wants a quote');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Notes changed by admin@demo.test'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => notes.inputValue()).toBe('');
  const position = page.getByRole('slider', { name: 'Position' });
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await position.inputValue())).toBe(10);
  await page.keyboard.press('>');
  const rate = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  await expect.poll(rate).toBe(1.25);
  expect(faults).toEqual([]);
});
