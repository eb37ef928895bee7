import { expect, test } from 'vitest';
import type { Webhook } from '#contract/integrations/webhooks.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite(takesCalls);

test('a webhook is added, tried, followed in its log, paused, changed and deleted', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/integrations/list');
  await button(page, 'Add webhook').click();
  const form = dialog(page, 'Add webhook');
  await form.getByLabel('Name').fill('Our CRM');
  await form.getByLabel('Address').fill('http://crm.example/calls');
  for (const name of ['Text received', 'Text failed', 'Contact opted out'])
    await form.getByRole('checkbox', { name }).press('Space');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expectVisible(form.getByText('Insert a valid URL'));
  expect(await findingsInEachMode(page, 'a new webhook')).toEqual([]);
  await form.getByLabel('Address').fill('https://crm.invalid/calls');
  await form.getByLabel('Address').press('Enter');
  const shown = dialog(page, 'Signing secret');
  await expectVisible(shown.getByText(/^whsec_/));
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(/integrations\/list\/[\da-f-]{36}$/);
  await expectVisible(
    page
      .getByText('Call ended, Call changed, and Call tagged')
      .or(page.getByText('Call ended, Call changed and Call tagged')),
  );

  await button(page, 'Send a sample').click();
  const sample = dialog(page, 'Send a sample');
  await expectVisible(sample.getByText('There was no reply:'));
  await sample.getByRole('button', { name: 'Done' }).click();

  const [webhook] = await api<Webhook[]>('GET', '/v2/integration/webhook');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find(({ account, action }) => account === webhook?.account && action === 'flow');
  if (!number) throw new Error('the demo has no such number');
  await aRealCall(site().server, number.did);
  const row = page.getByRole('row').filter({ hasText: 'Call started' });
  await expectVisible(row.getByText('Waiting'));
  await row.getByText('Call started').click();
  const delivery = dialog(page, 'Call started');
  await expectVisible(delivery.getByText(`"trackingNumber": "${number.did}"`));
  expect(await findingsInEachMode(page, 'a delivery')).toEqual([]);
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expectVisible(page.getByText('Will be sent again'));
  await expectVisible(page.getByText(/^Nothing has got through since/));

  await button(page, 'Pause').click();
  await expectVisible(page.getByText(/^Paused\. Events wait/));
  await button(page, 'Resume').click();
  await button(page, 'Pause').waitFor();

  await button(page, 'Edit webhook').click();
  const editor = dialog(page, 'Edit webhook');
  await editor.getByLabel('Name').fill('Their CRM');
  await editor.getByText('Call started', { exact: true }).click();
  await editor.getByRole('button', { name: 'Try on recent calls' }).click();
  await expectVisible(editor.getByText(/^\d+ of the latest \d+ calls would be sent\. \d+ are sent now\.$/));
  await expectVisible(
    editor.getByRole('grid', { name: 'Recent calls' }).or(editor.getByRole('table', { name: 'Recent calls' })),
  );
  expect(await findingsInEachMode(page, 'a webhook that is tried')).toEqual([]);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Their CRM' }));
  await button(page, 'New secret').click();
  await dialog(page, 'Create a new secret?').getByRole('button', { name: 'New secret' }).click();
  await expectVisible(dialog(page, 'Signing secret').getByText(/^whsec_/));
  await dialog(page, 'Signing secret').getByRole('button', { name: 'Done' }).click();

  await button(page, 'Delete').click();
  await dialog(page, 'Delete this webhook?').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/integrations/list');
  await expectVisible(page.getByText('No integrations yet'));
  expect(faults).toEqual([]);
  await context.close();
});
