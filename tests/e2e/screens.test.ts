import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { choose, listButton } from './choosing.ts';
import { logIn, startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const rows = (page: Page) => page.locator('tbody tr[data-row]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name);
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const settled = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

/** The cells of a column, row by row, once the table has settled. */
async function column(page: Page, title: string): Promise<string[]> {
  await settled(page);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((head) => head.trim() === title);
  return rows(page)
    .locator(`td:nth-child(${at + 1})`)
    .allInnerTexts();
}

async function openAs(email: string, path: string) {
  const opened = await openWindow(site());
  await startSession(opened.page, email);
  await opened.page.goto(path);
  await expectVisible(rows(opened.page));
  return opened;
}

test('voicemails are a status of their own, and every missed call is one of two', async () => {
  const lately = '/calls?range=last30Days&length=100';
  const { page, context, faults } = await openAs('admin@demo.test', `${lately}&status=missed`);
  expect(await chips(page).getByRole('listitem').allInnerTexts()).toEqual(['Voicemail', 'Missed', 'Clear all']);
  expect(new Set(await column(page, 'Status'))).toEqual(new Set(['Voicemail', 'Missed']));
  expect(new Set(await column(page, 'Answered by'))).toEqual(new Set(['']));
  await button(page, 'Remove Missed').click();
  await page.waitForURL('**status=voicemail**');
  await expect.poll(async () => [...new Set(await column(page, 'Status'))]).toEqual(['Voicemail']);
  await page.goto(`${lately}&status=answered`);
  await expectVisible(rows(page));
  expect(new Set(await column(page, 'Status'))).toEqual(new Set(['Answered']));
  expect(await column(page, 'Answered by')).not.toContain('');
  expect(faults).toEqual([]);
  await context.close();
});

test('a filter has no effect until it is applied; cancel discards it; its chip removes it', async () => {
  const { page, context, faults } = await openAs('admin@demo.test', '/calls');
  const before = await column(page, 'Status');
  await button(page, 'Status').first().click();
  await page.getByRole('option', { name: 'Missed' }).click();
  await page.keyboard.press('Escape');
  expect(search(page, 'status')).toEqual([]);
  expect(await column(page, 'Status')).toEqual(before);
  await button(page, 'Cancel').click();
  await expectVisible(button(page, 'Status').first());

  await button(page, 'Status').first().click();
  await page.getByRole('option', { name: 'Missed' }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Apply').click();
  await expectVisible(chips(page).getByText('Missed'));
  expect(search(page, 'status')).toEqual(['noMessage']);
  await page.waitForFunction(() => !document.querySelector('tbody')?.textContent?.includes('Answered'));
  const shown = await column(page, 'Status');
  expect(shown.filter((status) => status !== 'Missed')).toEqual([]);

  await page.reload();
  await expectVisible(chips(page).getByText('Missed'));
  await button(page, 'Remove Missed').click();
  await chips(page).waitFor({ state: 'detached' });
  expect(search(page, 'status')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('the rows per page are chosen from a list, and the URL keeps them', async () => {
  const { page, context, faults } = await openAs('admin@demo.test', '/calls');
  await choose(page, 'Rows per page', '10');
  await expect.poll(() => search(page, 'length')).toEqual(['10']);
  await expect.poll(() => rows(page).count()).toBe(10);
  await page.reload();
  await expectVisible(listButton(page, 'Rows per page'));
  expect(await listButton(page, 'Rows per page').innerText()).toBe('10');
  expect(faults).toEqual([]);
  await context.close();
});

test('the main number of a contact is chosen by arrow keys', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/addressbook');
  await button(page, 'Add contact').first().click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByRole('textbox', { name: 'Number 1' }).fill('(03) 7010 4499');
  expect(await dialog.getByRole('radio').count()).toBe(0);
  await button(page, 'Add number').click();
  await dialog.getByRole('textbox', { name: 'Number 2' }).fill('(03) 7010 4488');
  const main = dialog.getByRole('radiogroup', { name: 'Main number' });
  await main.getByRole('radio', { name: '+61 3 7010 4499' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => main.getByRole('radio', { name: '+61 3 7010 4488' }).isChecked()).toBe(true);
  await button(page, 'Save').click();
  await dialog.waitFor({ state: 'detached' });
  await expectVisible(page.getByRole('cell', { name: /3 7010 4488/ }));
  expect(faults).toEqual([]);
  await context.close();
});

test('clicking a column header sorts, another click reverses the order, and the URL keeps it', async () => {
  const { page, context } = await openAs('admin@demo.test', '/calls');
  const head = page.getByRole('columnheader', { name: 'Number name' });
  const inOrder = async (order: 'ascending' | 'descending') => {
    await page.locator(`th[aria-sort="${order}"]`, { hasText: 'Number name' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    const names = await column(page, 'Number name');
    const sorted = names.toSorted((a, b) => a.localeCompare(b, 'en'));
    expect(names).toEqual(order === 'ascending' ? sorted : sorted.toReversed());
  };
  await head.getByRole('button').click();
  await inOrder('descending');
  await head.getByRole('button').click();
  await inOrder('ascending');
  expect([search(page, 'orderBy'), search(page, 'order')]).toEqual([['trackingName'], ['asc']]);
  await page.reload();
  await expectVisible(rows(page));
  await inOrder('ascending');
  await context.close();
});

test('search finds callers by part of their number and reports when there are none', async () => {
  const { page, context } = await openAs('admin@demo.test', '/calls');
  await page.getByRole('searchbox').fill('7010');
  await page.waitForURL('**/calls?search=7010');
  await settled(page);
  const found = await column(page, 'Caller');
  expect(found.length).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('no caller is called so');
  await expectVisible(page.getByText('No calls found'));
  await context.close();
});

test('an incoming call appears in the log and on the dashboard live', async () => {
  const { page, context, faults } = await openAs('admin@demo.test', '/calls');
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  await expectVisible(rows(dashboard));
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Main line');
  if (!number) throw new Error('the demo has no main line');
  await api('POST', `/v2/number/${encodeURIComponent(number.did)}/testcall`, {
    caller: '+61370109911',
    keys: ['1'],
    agent: 'answers',
    speed: 50,
  });
  await expectVisible(page.getByRole('row', { name: /7010 9911/ }));
  await expectVisible(dashboard.getByRole('row', { name: /7010 9911/ }));
  // Whether it is answered depends on the time of day; either way its end appears live too.
  await expectVisible(page.getByRole('row', { name: /7010 9911.*(Answered|Missed|Abandoned|Voicemail)/ }));
  await expectVisible(page.getByRole('row', { name: /7010 9911/ }).getByText('Test', { exact: true }));
  await button(page, 'Kind').click();
  await page.getByRole('option', { name: 'Test calls' }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Apply').click();
  await expectVisible(chips(page).getByText('Test calls'));
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.goto('/calls?kind=real');
  await expectVisible(rows(page));
  expect(await page.getByRole('row', { name: /7010 9911/ }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a bar of the report opens the calls behind it', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls/time');
  const bar = page.locator('svg [role="button"][aria-label*="Answered"]').nth(2);
  await expectVisible(bar);
  const label = (await bar.getAttribute('aria-label')) ?? '';
  const total = [...label.matchAll(/(?:Answered|Voicemail|Missed|Abandoned)\D*(\d+)/g)].reduce(
    (sum, one) => sum + Number(one[1]),
    0,
  );
  await bar.click();
  await page.waitForURL('**/calls?**');
  await expectVisible(rows(page));
  expect(search(page, 'datefrom')).toEqual(search(page, 'dateto'));
  await expectVisible(page.getByText(new RegExp(`of ${total}$`)));
  expect(faults).toEqual([]);
  await context.close();
});

test('remembers Italian and dark mode', async () => {
  const { page, context, faults } = await openWindow(site(), { colorScheme: 'light' });
  await logIn(page, 'admin@demo.test');
  await button(page, 'Language').click();
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Panoramica' }));
  const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await surface();
  await button(page, 'Passa alla modalità scura').click();
  const dark = await surface();
  expect(dark).not.toBe(light);
  await page.reload();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Panoramica' }));
  expect(await surface()).toBe(dark);
  expect(await page.locator('html').getAttribute('lang')).toBe('it-IT');
  expect(faults).toEqual([]);
  await context.close();
});
