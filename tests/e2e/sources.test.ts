import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a source is merged with another, and its numbers and calls follow', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const print = numbers.find(({ source }) => source === 'Print');
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/sources');
  await page.getByRole('button', { name: 'Rename Print' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rename Print' });
  await sheet.getByLabel('Name').fill('Letterbox');
  expect(await sheet.getByRole('button', { name: 'Merge' }).count()).toBe(0);
  await sheet.getByLabel('Name').fill('website');
  await expectVisible(sheet.getByText('“Print” and “Website” become one source.'));
  expect(await findingsInEachMode(page, 'renaming a source')).toEqual([]);
  await sheet.getByRole('button', { name: 'Merge' }).click();
  await expectVisible(page.getByText(/^“Website”: 1 number and \d+ calls changed\.$/));
  await page.getByRole('button', { name: 'Rename Print' }).waitFor({ state: 'detached' });
  const after = await api<TrackingNumber[]>('GET', '/v2/number');
  expect(after.find(({ id }) => id === print?.id)?.source).toBe('Website');
  expect(faults).toEqual([]);
  await context.close();
});
