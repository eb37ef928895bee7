import { expect, test } from 'vitest';
import { intercept } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('schedules a report, previews its email, pauses it and removes it', async () => {
  const { page, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/reports');
  await page.getByRole('button', { name: 'Add report' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByRole('alert'));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Week in calls');
  await page.getByRole('textbox', { name: 'Recipients' }).fill('ada@example.test\nlin@example.test');
  await page.getByRole('button', { name: 'Preview' }).click();
  const mail = page.frameLocator('iframe');
  await expectVisible(mail.getByRole('heading', { name: 'Week in calls' }));
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: 'Week in calls' });
  await expectVisible(row);
  const isOn = row.getByRole('checkbox', { name: 'Send “Week in calls”' });
  await isOn.press('Space');
  await expectVisible(row.getByText('Off'));
  await row.getByText('Week in calls', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove “Week in calls”?' }).getByRole('button', { name: 'Remove' }).click();
  await expectVisible(page.getByRole('heading', { name: 'No scheduled reports' }));
  expect(faults).toEqual([]);
});

test('unsubscribes with one click from the link in a report’s email, and names the report', async () => {
  const { page, context, faults } = await openWindow(site());
  const asked: string[] = [];
  await intercept(page, '/v2/public/unsubscribe/:token', (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    const json = { report: 'Week in calls', accountName: 'Fernleigh', email: 'ada@example.test' };
    return request.fulfill({ json });
  });
  const token = 'a'.repeat(43);
  await page.goto(`/unsubscribe#${token}`);
  await expectVisible(page.getByRole('heading', { name: 'Unsubscribe from this report?' }));
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expectVisible(page.getByText('We no longer send “Week in calls” from Fernleigh to ada@example.test.'));
  expect(asked).toEqual([`POST /v2/public/unsubscribe/${token}`]);
  expect(faults).toEqual([]);
  await context.close();
});

test('an unknown unsubscribe link does nothing, and a mail client that opens one changes nothing', async () => {
  const { page, context } = await openWindow(site());
  await page.goto(`/v2/public/unsubscribe/${'b'.repeat(43)}`);
  await page.waitForURL(`**/unsubscribe#${'b'.repeat(43)}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expectVisible(page.getByRole('heading', { name: 'This link doesn’t work' }));
  await context.close();
});
