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

test('a version is published to a share of callers, and then to all', async () => {
  const { page, context } = await openWindow(site(), { reducedMotion: 'reduce' });
  await openFlowOf(page, number);
  await fromFlowMenu(page, 'Versions');
  const panel = page.getByRole('region', { name: 'Versions' });
  await button(page, 'Open version 1').click();
  await button(page, 'Publish this version again').click();
  const sheet = dialog(page, 'Publish version 1 again?');
  await sheet.getByText('A share of callers').click();
  const share = sheet.getByRole('textbox', { name: 'Share of callers' });
  await share.fill('120');
  expect(await sheet.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await share.fill('25');
  expect(await findingsInEachMode(page, 'publish sheet')).toEqual([]);
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectVisible(page.getByText('Version 3 for 25 %'));
  await expectVisible(page.getByText('Version 2 is live'));
  await expectVisible(panel.getByText('Version 3 runs for 25 % of callers, the live version for all others.'));
  await expectVisible(panel.getByText('Part of calls'));
  expect(await findingsInEachMode(page, 'versions with a canary')).toEqual([]);
  await panel.getByRole('button', { name: 'Make it live for all' }).click();
  await page.getByText('Version 3 for 25 %').waitFor({ state: 'detached' });
  await expectVisible(page.getByText(/version 3/i).first());
  await context.close();
});
