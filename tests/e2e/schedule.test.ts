import { beforeAll, expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { aVersionedFlow, openFlowOf } from './aVersionedFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog, fromFlowMenu } from './flowEditorPage.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
let number: TrackingNumber;

beforeAll(async () => {
  ({ number } = await aVersionedFlow(site(), 'Letterbox card'));
});

test('an earlier version is scheduled with a way back, by keyboard, and taken back', async () => {
  const { page, context } = await openWindow(site(), { reducedMotion: 'reduce' });
  await openFlowOf(page, number);
  await fromFlowMenu(page, 'Versions');
  const panel = page.getByRole('region', { name: 'Versions' });
  await button(page, 'Open version 1').click();
  await button(page, 'Publish this version again').click();
  const sheet = dialog(page, 'Publish version 1 again?');
  await sheet.getByText('At a set time').click();
  const publish = sheet.getByRole('button', { name: 'Schedule', exact: true });
  expect(await publish.isDisabled()).toBe(true);
  // The clocks of the account go forward over this time.
  await sheet
    .getByRole('group', { name: /Publish at/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('03102027');
  await page.keyboard.type('0230am');
  await expectVisible(sheet.getByText(/The clocks go forward over this time/));
  await sheet.getByText('Go back to version 2 automatically').click();
  await sheet.getByRole('group', { name: 'Go back at' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('02102027');
  await page.keyboard.type('0800am');
  await expectVisible(sheet.getByText('Choose a time after the flow is published.'));
  await sheet.getByRole('group', { name: 'Go back at' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('05102027');
  expect(await findingsInEachMode(page, 'publish sheet')).toEqual([]);
  await publish.click();
  await expectVisible(panel.getByText(/scheduled a new version for .*3.*, until .*5/));
  await expectVisible(page.getByText(/^Publishes /));
  await panel.getByRole('button', { name: 'Cancel schedule' }).click();
  await page.getByText(/^Publishes /).waitFor({ state: 'detached' });
  await context.close();
});
