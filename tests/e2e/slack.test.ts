import { expect, test } from 'vitest';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('calls are set up to go to Slack, changed, and stopped', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/integrations/list');
  await page.getByRole('link', { name: 'Post calls to Slack' }).first().click();
  await page.getByLabel('Incoming webhook').fill('https://slack.example/hook');
  await button(page, 'Save').click();
  await expectVisible(page.getByText(/^Insert the URL of an incoming webhook/));
  await page.getByLabel('Incoming webhook').fill('https://hooks.slack.com/services/T0/B0/abcdef');
  await page.getByRole('radio', { name: 'When it starts' }).press('Space');
  await button(page, 'Save').click();
  await expectVisible(page.getByText('A channel is set. Paste another URL to replace it.'));
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: 'When it starts' }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Open the log' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Calls to Slack' }));
  await page.goBack();
  await button(page, 'Stop posting').click();
  await dialog(page, 'Stop posting calls to Slack?').getByRole('button', { name: 'Stop posting' }).click();
  await expectVisible(page.getByText(/^In Slack, add the app/));
  expect(faults).toEqual([]);
  await context.close();
});
