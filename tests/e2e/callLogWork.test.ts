import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportFields } from '#values/exportField.ts';
import { unzip } from '../builders/api/unzip.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
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
