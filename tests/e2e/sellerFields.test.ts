import { expect, test } from 'vitest';
import type { AccountNode } from '#contract/accounts.contract.ts';
import { logIn } from './logIn.ts';
import { see } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

async function accountNamed(name: string): Promise<number> {
  const tree = await (await apiAs(site(), 'reseller@demo.test'))<AccountNode[]>('GET', '/v2/account/tree');
  const found = tree.find((account) => account.name === name);
  if (!found) throw new Error(`the demo has no account ${name}`);
  return found.id;
}

test('a reseller sets an account’s highway and billing, undoes what is unsaved, and finds what was saved', async () => {
  const { page, faults } = await openWindow(site());
  await logIn(page, 'reseller@demo.test');
  const leeds = await accountNamed('Thornbury Windows Leeds');
  await page.goto(`/settings/accounts/${leeds}`);
  const highway = page.getByLabel('Carrier route');
  const billing = page.getByLabel('Billing client');
  await see(page.getByText('use “London primary” from the parent account.'));
  expect([await highway.inputValue(), await billing.inputValue()]).toEqual(['', 'no']);
  await highway.fill('Leeds by fibre');
  await billing.selectOption('Yes');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect([await highway.inputValue(), await billing.inputValue()]).toEqual(['', 'no']);
  await highway.fill('Leeds by fibre');
  await billing.selectOption('Yes');
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByText('Saved', { exact: true }).first());
  await page.reload();
  await see(highway);
  expect([await highway.inputValue(), await billing.inputValue()]).toEqual(['Leeds by fibre', 'yes']);
  expect(faults).toEqual([]);
});

test('a new account’s billing follows its type until it is chosen', async () => {
  const { page, faults } = await openWindow(site());
  await logIn(page, 'reseller@demo.test');
  await page.goto('/settings/account/new');
  const billing = page.getByLabel('Billing client');
  await see(billing);
  expect(await billing.inputValue()).toBe('no');
  await page.getByLabel('Type').selectOption('Business');
  expect(await billing.inputValue()).toBe('yes');
  await billing.selectOption('No');
  await page.getByLabel('Type').selectOption('Client');
  expect(await billing.inputValue()).toBe('no');
  expect(faults).toEqual([]);
});

test('an administrator does not see them, and saves the rest', async () => {
  const { page, faults } = await openWindow(site());
  await logIn(page, 'admin@demo.test');
  await page.goto(`/settings/accounts/${await accountNamed('Fernleigh Dental Group')}`);
  await see(page.getByLabel('Business category'));
  expect(await page.getByLabel('Carrier route').count()).toBe(0);
  expect(await page.getByLabel('Billing client').count()).toBe(0);
  await page.getByLabel('Business category').selectOption('Healthcare');
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByText('Saved', { exact: true }).first());
  expect(faults).toEqual([]);
});
