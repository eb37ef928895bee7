import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('Zaps that are on are listed with their logs, and can be ended', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  await api('POST', '/v2/integration/hook', {
    hookUrl: 'https://hooks.zapier.com/hooks/standard/1/2/',
    event: 'call.tagged',
  });
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/integrations/list');
  await page.getByRole('link', { name: 'Zapier' }).first().click();
  await expectVisible(page.getByText(/^hooks\.zapier\.com · Since .*, by admin@demo\.test$/));
  expect(await findingsInEachMode(page, 'Zapier')).toEqual([]);
  await page.getByRole('link', { name: 'Open the log' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Call tagged' }));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await dialog(page, 'End this subscription?').getByRole('button', { name: 'End' }).click();
  await expectVisible(page.getByText('No Zap waits for events of this account.'));
  expect(faults).toEqual([]);
  await context.close();
});
