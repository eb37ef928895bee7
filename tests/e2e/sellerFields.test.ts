import { expect, test } from 'vitest';
import type { AccountLimit } from '#contract/tenancy/accountLimits.contract.ts';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { choose, listButton } from './choosing.ts';
import { logIn, startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

async function accountNamed(name: string): Promise<number> {
  const tree = await (await apiAs(site(), 'reseller@demo.test'))<AccountNode[]>('GET', '/v2/account/tree');
  const found = tree.find((account) => account.name === name);
  if (!found) throw new Error(`the demo has no account ${name}`);
  return found.id;
}

test('a reseller sets an account’s highway and billing, undoes unsaved changes, and finds the saved ones', async () => {
  const { page, faults } = await openWindow(site());
  await logIn(page, 'reseller@demo.test');
  const leeds = await accountNamed('Thornbury Windows Leeds');
  await page.goto(`/settings/accounts/${leeds}`);
  const highway = page.getByLabel('Carrier route');
  const billing = listButton(page, 'Billing client');
  await expectVisible(page.getByText('use “London primary” from the parent account.'));
  expect([await highway.inputValue(), await billing.innerText()]).toEqual(['', 'No']);
  await highway.fill('Leeds by fibre');
  await choose(page, 'Billing client', 'Yes');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect([await highway.inputValue(), await billing.innerText()]).toEqual(['', 'No']);
  await highway.fill('Leeds by fibre');
  await choose(page, 'Billing client', 'Yes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Saved', { exact: true }).first());
  await page.reload();
  await expectVisible(highway);
  expect([await highway.inputValue(), await billing.innerText()]).toEqual(['Leeds by fibre', 'Yes']);
  expect(faults).toEqual([]);
});

test('a new account’s billing follows its type until it is chosen', async () => {
  const { page, faults } = await openWindow(site());
  await startSession(page, 'reseller@demo.test');
  await page.goto('/settings/account/new');
  const billing = listButton(page, 'Billing client');
  await expectVisible(billing);
  expect(await billing.innerText()).toBe('No');
  await choose(page, 'Type', 'Business');
  expect(await billing.innerText()).toBe('Yes');
  await choose(page, 'Billing client', 'No');
  await choose(page, 'Type', 'Client');
  expect(await billing.innerText()).toBe('No');
  expect(faults).toEqual([]);
});

test('an administrator does not see them, and can save the rest', async () => {
  const { page, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/accounts/${await accountNamed('Fernleigh Dental Group')}`);
  await expectVisible(listButton(page, 'Business category'));
  expect(await page.getByLabel('Carrier route').count()).toBe(0);
  expect(await listButton(page, 'Billing client').count()).toBe(0);
  await choose(page, 'Business category', 'Healthcare');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Saved', { exact: true }).first());
  expect(faults).toEqual([]);
});

test('an account’s limits say what it has and may have, and a limit that staff lower is reached', async () => {
  const { page, faults } = await openWindow(site());
  const account = await accountNamed('Fernleigh Dental Group');
  const staff = await apiAs(site(), 'system@demo.test');
  await staff('PUT', `/v2/account/${account}/limits/keys`, { most: 1234 });
  const limits = await staff<AccountLimit[]>('PUT', `/v2/account/${account}/limits/flowBytes`, { most: 1_572_864 });
  const flows = limits.find(({ name }) => name === 'flows');
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/accounts/${account}`);
  const row = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expectVisible(row('API keys'));
  expect(await page.locator('dl dt').allInnerTexts()).toHaveLength(limits.length);
  expect(await row('API keys').locator('dd').innerText()).toBe('0 of 1,234');
  expect(await row('Call flows').locator('dd').innerText()).toBe(`${flows?.used} of ${flows?.most}`);
  expect(await row('Size of a call flow').locator('dd').innerText()).toBe('1.5 MB');
  const colour = (name: string) =>
    row(name)
      .locator('dd')
      .evaluate((element) => getComputedStyle(element).color);
  const usual = await colour('Call flows');
  await staff('PUT', `/v2/account/${account}/limits/flows`, { most: flows?.used ?? 0 });
  await page.reload();
  await expectVisible(page.getByText(`${flows?.used} of ${flows?.used}`, { exact: true }));
  expect(await colour('Call flows')).not.toBe(usual);
  for (const name of ['keys', 'flowBytes', 'flows'])
    await staff('PUT', `/v2/account/${account}/limits/${name}`, { most: null });
  expect(faults).toEqual([]);
});
