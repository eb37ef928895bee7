import { expect, test } from 'vitest';
import { logIn } from './logIn.ts';
import { see } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('a report is scheduled, seen as the mail that it will be, put off and removed', async () => {
  const { page, faults } = await openWindow(site());
  await logIn(page, 'admin@demo.test');
  await page.goto('/users/reports');
  await page.getByRole('button', { name: 'Add a report' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByRole('alert'));
  await page.getByLabel('Name').fill('Week in calls');
  await page.getByLabel('Recipients').fill('ada@example.test\nlin@example.test');
  await page.getByRole('button', { name: 'Preview' }).click();
  const mail = page.frameLocator('iframe');
  await see(mail.getByRole('heading', { name: 'Week in calls' }));
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: 'Week in calls' });
  await see(row);
  const isOn = row.getByRole('checkbox', { name: 'Send “Week in calls”' });
  await isOn.click();
  await see(row.getByText('Off'));
  await row.getByText('Week in calls', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove “Week in calls”?' }).getByRole('button', { name: 'Remove' }).click();
  await see(page.getByRole('heading', { name: 'No report is scheduled' }));
  expect(faults).toEqual([]);
});
