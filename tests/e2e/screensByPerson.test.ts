import { expect, test } from 'vitest';
import { intercept } from './intercept.ts';
import { logIn, startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('without calls, each screen says what will appear there', async () => {
  const { page, context, faults } = await openWindow(site());
  await logIn(page, 'client@demo.test');
  const longAgo = 'datefrom=2001-01-01&dateto=2001-01-02';
  await page.goto(`/calls?${longAgo}`);
  await expectVisible(page.getByText('No calls found'));
  await page.goto(`/calls/time?${longAgo}`);
  await expectVisible(page.getByText('Choose a longer range or fewer filters.'));
  await intercept(page, '/v2/call', (request) =>
    request.fulfill({ json: { recordsTotal: 0, recordsFiltered: 0, data: [] } }),
  );
  await page.goto(`/dashboard?${longAgo}`);
  await expectVisible(page.getByText('Calls to your tracking numbers appear here as they come in.'));
  expect(faults).toEqual([]);
  await context.close();
});

test('a read-only user can read every list, sees no link to the wizard and is redirected from it', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'reports@demo.test');
  await page.goto('/settings/numbers');
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(await page.getByRole('table').getByRole('link').count()).toBe(0);
  await page.locator('tbody tr[data-row]').first().click();
  expect(new URL(page.url()).pathname).toBe('/settings/numbers');
  await page.goto('/settings/wizard/00000000-0000-4000-8000-000000000000');
  await page.waitForURL('**/dashboard');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await page.locator('tbody tr[data-row]').first().click();
  await expectVisible(page.getByRole('heading', { level: 1, name: /^Call from/ }));
  expect(faults).toEqual([]);
  await context.close();
});
