import { expect, test } from 'vitest';
import { choose, listButton, tick } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('rents a number, takes a call, blocks its caller and cancels the number', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await page.getByRole('link', { name: 'New number' }).click();
  await page.getByRole('button', { name: 'Rent number' }).click();
  await expectVisible(page.getByText('Required field'));
  const first = page.getByRole('radio').first();
  await tick(first);
  const did = (await page.locator('label:has(input[type=radio])').first().innerText()).split('\n')[0] ?? '';
  await page.getByLabel('Name', { exact: true }).fill('Bus shelter');
  await page.getByLabel('Source').fill('Print');
  await tick(page.getByRole('radio', { name: /^Use an existing call flow/ }));
  await choose(page, 'Incoming calls go to', 1);
  await page.getByRole('button', { name: 'Rent number' }).click();
  await page.waitForURL('**/settings/wizard/**');
  await expectVisible(page.locator('.react-flow__node'));

  await page.getByRole('button', { name: 'Test call' }).click();
  await page.getByLabel('Caller’s number').fill('+61 3 7010 9955');
  await page.getByRole('dialog').getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByRole('link', { name: 'Open call' }).click();
  await expectVisible(page.getByText('Bus shelter'));
  await page.getByRole('button', { name: 'Block caller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expectVisible(page.getByText(/are now blocked/));
  await page.goto('/settings/blocks');
  await expectVisible(page.getByRole('row', { name: /7010 9955/ }));
  await page.getByRole('button', { name: /Unblock .*9955/ }).click();
  await expectVisible(page.getByText(/are allowed again/));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(page.getByRole('row', { name: /7010 9955/ }));

  await page.goto('/settings/numbers?search=Bus');
  await page.getByRole('row', { name: /Bus shelter/ }).click();
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByLabel('Source').fill('Bus stops');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('Saved'));
  const shown = await listButton(page, 'Incoming calls go to').innerText();
  // The number count of a flow changes below.
  const chosen = shown.replace(/ \(.*/s, '');
  await choose(page, 'Incoming calls go to', 'Hang up');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Call flow' }).click();
  await expectVisible(page.getByRole('heading', { name: 'This number hangs up on every call' }));
  await page.getByRole('link', { name: 'Use an existing call flow' }).click();
  await choose(page, 'Incoming calls go to', chosen);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Call flow' }).click();
  await expectVisible(page.locator('.react-flow__node'));
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Cancel this number' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(`+${did.replaceAll(/\D/g, '')}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this number' }).click();
  await page.waitForURL('**/settings/numbers');
  await choose(page, 'Status', 'Cancelled');
  await expectVisible(page.getByRole('row', { name: /Bus shelter.*Cancelled/ }));
  expect(faults).toEqual([]);
  await context.close();
});
