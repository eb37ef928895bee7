import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite(takesCalls);

test('alerts are chosen, come up behind the bell while the page is open, lead to the call, and are deleted', async () => {
  const api = await apiAs(site(), 'reseller@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find((one) => one.action === 'flow');
  if (!number) throw new Error('the demo has no such number');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'reseller@demo.test');
  await page.goto('/dashboard');
  await button(page, 'Alerts').click();
  const bell = page.getByRole('dialog', { name: 'Alerts' });
  await expectVisible(bell.getByText(/^No alerts in the last 30 days/));
  await bell.getByRole('link', { name: 'Choose alerts' }).click();
  await expectVisible(page.getByText('Nobody is alerted yet'));

  await button(page, 'Add alerts').click();
  const adding = dialog(page, 'Add alerts');
  await adding.getByRole('textbox', { name: 'Mobile numbers' }).fill('12');
  await adding.getByRole('checkbox', { name: 'Send only within these hours' }).press('Space');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(adding.getByText('Required field').first());
  await expectVisible(adding.getByText('Phone number not valid'));
  expect(await findingsInEachMode(page, 'new alerts')).toEqual([]);
  await adding.getByRole('textbox', { name: 'Name' }).fill('Front desk');
  await adding.getByRole('textbox', { name: 'Mobile numbers' }).fill('');
  await adding.getByRole('textbox', { name: 'Emails' }).fill('desk@fernleigh.test, Boss@fernleigh.test');
  await adding.getByRole('textbox', { name: 'Emails' }).press('Tab');
  await adding.getByRole('checkbox', { name: 'Answered calls' }).press('Space');
  await adding.getByRole('checkbox', { name: 'Include alerts of all sub-accounts' }).press('Space');
  await adding.getByRole('button', { name: 'Save' }).press('Enter');
  await expectVisible(page.getByRole('heading', { name: 'Front desk' }));
  await expectVisible(page.getByText('desk@fernleigh.test and boss@fernleigh.test'));
  await expectVisible(page.getByText(/ with all sub-accounts$/));
  await button(page, 'Send a sample').click();
  await expectVisible(page.getByText('No email was sent: set up a mail server first.'));

  await aRealCall(site().server, number.did);
  await expectVisible(button(page, '1 unread alert'));
  await button(page, '1 unread alert').press('Enter');
  expect(await findingsInEachMode(page, 'alerts behind the bell')).toEqual([]);
  await bell.getByRole('link', { name: /^(Missed|Answered) call from/ }).click();
  await page.waitForURL(/\/calls\/detail\//);
  await expectVisible(button(page, 'Alerts'));

  await page.goto('/settings/alerts');
  await button(page, 'Edit').click();
  const editing = dialog(page, 'Front desk');
  await editing.getByRole('checkbox', { name: 'Send these alerts' }).press('Space');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Off', { exact: true }));
  await button(page, 'Delete').click();
  await dialog(page, 'Delete Front desk?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('Nobody is alerted yet'));
  expect(faults).toEqual([]);
  await context.close();
});
