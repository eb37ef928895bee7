import { expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { choose } from './choosing.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite({});

test('sales are uploaded, found on the calls that they come from, and taken back', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const { data } = await api<{ data: Call[] }>('GET', `/v2/call?account=${account}&status=answered&length=100`);
  const call = data.find(({ caller, revenue, account: own }) => caller !== null && revenue === null && own === account);
  if (!call?.caller) throw new Error('the demo has no such call');
  const soldAt = new Date(Date.parse(call.dateStart) + 60_000).toISOString();
  const lines = [
    'Customer phone,Sold at,Amount,Order',
    `${call.caller},${soldAt},"$1,234.00",S-1`,
    `+61491570006,${soldAt},50,S-2`,
    `${call.caller},not yet,50,S-3`,
  ];
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/powerups/attribution');
  await expectVisible(page.getByText('Nothing uploaded yet'));
  expect(await findingsInEachMode(page, 'no sales')).toEqual([]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await choose(page, 'A sale comes from', 'The latest call');
  await button(page, 'Check file').press('Enter');
  await expectVisible(page.getByText('2 sales are ready, 1 with a call. 1 row has an error.'));
  await expectVisible(page.getByRole('table', { name: 'Rows with errors' }).getByText('We can’t read this date'));
  expect(await findingsInEachMode(page, 'checked sales')).toEqual([]);
  await button(page, 'Record 2 sales').press('Enter');
  const sales = page.getByRole('table', { name: 'Latest sales' });
  await expectVisible(sales.getByRole('row').filter({ hasText: 'S-2' }).getByText('None found'));
  const sold = sales.getByRole('row').filter({ hasText: 'S-1' });
  await expectVisible(sold.getByText('$1,234.00'));
  await choose(page, 'Show', 'Without a call');
  await sold.waitFor({ state: 'hidden' });
  await choose(page, 'Show', 'All');
  expect(await findingsInEachMode(page, 'uploaded sales')).toEqual([]);
  await button(page, 'Choose call for S-1').press('Enter');
  const choosing = dialog(page, 'Choose call');
  await expectVisible(choosing.getByRole('radio', { name: / · Answered · / }).first());
  expect(await findingsInEachMode(page, 'the calls of a buyer')).toEqual([]);
  await choosing.getByRole('radio', { name: 'None of them' }).check({ force: true });
  await choosing.getByRole('button', { name: 'Save' }).press('Enter');
  await expectVisible(sold.getByText('None found'));
  expect((await api<Call>('GET', `/v2/call/${call.uuid}`)).revenue).toBe(null);
  await button(page, 'Choose call for S-1').press('Enter');
  await choosing
    .getByRole('radio', { name: / · Answered · / })
    .first()
    .check({ force: true });
  await choosing.getByRole('button', { name: 'Save' }).press('Enter');
  await sold.getByRole('link', { name: 'Open call' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Activity' }));
  await expectVisible(page.getByText('$1,234.00'));
  await page.goto('/powerups/attribution');
  await button(page, 'Undo the upload of march.csv').click();
  await dialog(page, 'Undo the upload of march.csv').getByRole('button', { name: 'Undo' }).click();
  await expectVisible(page.getByText('No sales', { exact: true }));
  expect((await api<Call>('GET', `/v2/call/${call.uuid}`)).revenue).toBe(null);
  expect(faults).toEqual([]);
  await context.close();
});
