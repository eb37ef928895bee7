import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { choose, tick } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function locationsTab(): Promise<string> {
  const admin = await apiAs(site(), 'admin@demo.test');
  const numbers = await admin<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find(({ action }) => action === 'flow');
  if (!number) throw new Error('the demo has a number with a flow');
  return `/settings/wizard/${number.id}?tab=locations`;
}

async function addBranch(page: Page, given: { name: string; code: string; number: string; lat: string; lon: string }) {
  await button(page, 'Add branch').click();
  const dialog = page.getByRole('dialog', { name: 'Add branch' });
  await box(page, 'Branch name').fill(given.name);
  await box(page, /^Code/).fill(given.code);
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(given.number);
  await dialog.getByRole('textbox', { name: /^Latitude/ }).fill(given.lat);
  await dialog.getByRole('textbox', { name: /^Longitude/ }).fill(given.lon);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const csv = (text: string) => ({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('branches, a mapping with errors, and what they cover', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  const tab = await locationsTab();
  await page.goto(tab);
  await button(page, 'Create location routing').click();
  await expectVisible(page.getByText('No branches yet. Add the first one.'));
  await addBranch(page, { name: 'Carlton', code: 'CARL', number: '0370102030', lat: '-37.8', lon: '144.97' });
  await addBranch(page, { name: 'Bondi', code: 'BONDI', number: '0270102030', lat: '-33.89', lon: '151.27' });
  await expectVisible(button(page, 'Edit Bondi'));

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, /^Drop a file here or choose one/).click(),
  ]);
  await chooser.setFiles(csv('shop,plz\nCARL,3000\nBONDI,2026\nNOWHERE,4000\nCARL,30x\n'));
  await choose(page, 'Postcode column', 'plz');
  await choose(page, 'Specified branch column', 'shop');
  await button(page, 'Import').click();
  await expectVisible(page.getByText('2 rows have errors; nothing has changed. 2 rows are valid.'));
  await expectVisible(page.getByRole('row', { name: '4 NOWHERE No branch has this code' }));
  await expectVisible(page.getByRole('row', { name: '5 30x Not a postcode' }));
  expect(await findingsInEachMode(page, 'a refused mapping')).toEqual([]);
  await button(page, 'Continue with 2 valid rows').click();
  await expectVisible(page.getByText('2 postcodes imported'));
  await expectVisible(card(page, 'Postcode mapping').getByText('2 postcodes', { exact: true }));

  const coverage = card(page, 'Coverage');
  await expectVisible(coverage.getByRole('img', { name: 'Map of the branches and their postcodes' }));
  await expectVisible(coverage.getByText('Bondi').first());
  await expectVisible(coverage.getByRole('listitem').filter({ hasText: '2027 to 2999' }));
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
  expect(file.suggestedFilename()).toBe('postcodes.csv');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findingsInEachMode(page, 'locations on a phone')).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
  expect(faults).toEqual([]);
});

test('a branch says by which numbers it cannot be reached, and a click on the map sets its place', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  const admin = await apiAs(site(), 'admin@demo.test');
  const [{ did } = { did: '' }] = await admin<TrackingNumber[]>('GET', '/v2/number');
  await page.goto(await locationsTab());
  const create = button(page, 'Create location routing');
  await expectVisible(create);
  if (!(await button(page, 'Add branch').isVisible())) await create.click();
  await button(page, 'Add branch').click();
  const dialog = page.getByRole('dialog', { name: 'Add branch' });
  await box(page, 'Branch name').fill('Pier');
  await box(page, /^Code/).fill('PIER');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(did);
  const map = dialog.getByRole('img', { name: 'Click the map to set the place.' });
  await map.scrollIntoViewIfNeeded();
  const frame = await map.boundingBox();
  if (!frame) throw new Error('the map is not to be seen');
  await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await expect.poll(() => dialog.getByRole('textbox', { name: /^Longitude/ }).inputValue()).toMatch(/^-?0(\.\d+)?$/);
  expect(await findingsInEachMode(page, 'a new branch')).toEqual([]);
  await tick(dialog.getByRole('checkbox', { name: 'Takes part in all location routings' }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectVisible(dialog.getByRole('alert').filter({ hasText: 'These numbers can’t be called' }));
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('0370102031');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectVisible(button(page, 'Edit Pier'));
  await context.close();
  // The refusal is what the browser reports.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
