import { expect, test } from 'vitest';
import { playHubSpot } from '../api/integrations/hubspotDouble.ts';
import { playMicrosoft } from '../api/integrations/microsoftDouble.ts';
import { linkInWindow, startOAuthSite } from './anOAuthSite.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow } from './site.ts';

const started = startOAuthSite();

async function openPage(path: string) {
  const { site, playProviders } = started();
  const opened = await openWindow(site, { reducedMotion: 'reduce' });
  await playProviders(opened.context);
  await startSession(opened.page, 'admin@demo.test');
  await opened.page.goto(path);
  return opened;
}

test('a hub of HubSpot is linked, tried on recent calls and by a sample, changed and deleted', async () => {
  const hub = playHubSpot(started().outside, 'token-of-the-hub');
  const { page, context, faults } = await openPage('/integrations/list');
  await page.getByRole('link', { name: 'HubSpot' }).first().click();
  await button(page, 'Add a hub').click();
  const adding = dialog(page, 'Add a hub');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(adding.getByText('None yet'));
  const link = adding.getByRole('button', { name: 'Link a HubSpot account' });
  await linkInWindow(page, link, 'harbour.example.test is linked');
  await adding.getByRole('checkbox', { name: 'Create a contact for callers HubSpot doesn’t know' }).press('Space');
  await adding.getByRole('button', { name: 'Try on recent calls' }).click();
  await expectVisible(adding.getByText(/of the latest \d+ calls would be sent/));
  expect(await findingsInEachMode(page, 'a new hub')).toEqual([]);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByRole('heading', { name: 'harbour.example.test' }));
  await expectVisible(page.getByText('Only those that HubSpot has'));
  await button(page, 'Edit').click();
  await dialog(page, 'Edit').getByRole('checkbox', { name: 'Leave out calls from withheld numbers' }).press('Space');
  await dialog(page, 'Edit').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog(page, 'Edit').count()).toBe(0);
  await page.getByRole('link', { name: 'Open the log' }).click();
  await button(page, 'Send a sample').click();
  await expectVisible(page.getByText(/^\{"id":"\d+"/));
  expect(hub.calls.size).toBe(1);
  await page.keyboard.press('Escape');
  await page.goto('/integrations/hubspot');
  await button(page, 'Delete').click();
  await dialog(page, 'Delete this hub?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No hubs yet'));
  expect(faults).toEqual([]);
  await context.close();
});

test('a goal of Microsoft Advertising is chosen in a linked account, and what Microsoft says is shown', async () => {
  const { outside } = started();
  outside.plays.set('login.microsoftonline.com', () => ({
    status: 200,
    body: { access_token: 'token-of-ann', refresh_token: 'stays', token_type: 'Bearer', expires_in: 3600 },
  }));
  const ads = playMicrosoft(outside, 'token-of-ann');
  const { page, context, faults } = await openPage('/integrations/microsoft');
  await button(page, 'Add a conversion').click();
  const adding = dialog(page, 'Add a conversion');
  await linkInWindow(page, adding.getByRole('button', { name: 'Link a Microsoft Advertising account' }));
  const choose = async (label: RegExp, option: RegExp) => {
    await adding.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  // Its button isn’t the one that links another account.
  await choose(/^(?!Link).*Advertising account/, /Harbour Dental/);
  await choose(/Conversion goal/, /Phone lead/);
  expect(await findingsInEachMode(page, 'a new conversion')).toEqual([]);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Phone lead' }));
  await expectVisible(page.getByText('Harbour Dental, F107X'));
  await page.getByRole('link', { name: 'Open the log' }).click();
  ads.wrong = 'OfflineConversionNameNotFound';
  await button(page, 'Send a sample').click();
  await expectVisible(page.getByText(/OfflineConversionNameNotFound/));
  await page.keyboard.press('Escape');
  await page.goto('/integrations/microsoft');
  await button(page, 'Delete').click();
  await dialog(page, 'Delete this conversion?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No conversions yet'));
  expect(faults).toEqual([]);
  await context.close();
});
