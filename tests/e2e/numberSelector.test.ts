import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { choose, listButton } from './choosing.ts';
import { barButton, countIn } from './filterBar.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('the filter bar narrows its numbers by account and type, and keeps what is chosen', async () => {
  const api = await apiAs(site(), 'reseller@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const free = numbers.find(({ type }) => type === 'tollfree');
  const other = numbers.find(({ account, type }) => account !== free?.account && type !== 'tollfree');
  if (!free || !other) throw new Error('the demo has no toll-free number, or only one account');
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'reseller@demo.test');
  await page.goto('/calls');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await barButton(page, 'Number').click();
  const panel = page.getByRole('dialog', { name: /^Number/ });
  const offered = panel.getByRole('listbox').getByRole('option');
  const allOffered = numbers.length;
  await choose(panel, 'Type', 'Toll-free');
  await offered.filter({ hasText: free.name }).first().click();
  expect(await offered.count()).toBe(numbers.filter(({ type }) => type === 'tollfree').length);
  await choose(panel, 'Type', 'All types');
  await choose(panel, 'Account', other.accountName);
  await expect.poll(() => offered.filter({ hasText: free.name }).count()).toBe(0);
  await offered.filter({ hasText: other.name }).first().click();
  await page.keyboard.press('Escape');
  expect(await countIn(page, 'Number')).toBe(2);
  expect(allOffered).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('numbers of a single account are narrowed by type alone: accounts are chosen in the header', async () => {
  const api = await apiAs(site(), 'reseller@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const types = (account: number) => new Set(numbers.filter((one) => one.account === account).map(({ type }) => type));
  const mixed = numbers.find(({ account }) => types(account).size > 1);
  if (!mixed) throw new Error('the demo has no account with two types of numbers');
  const { page, context } = await openWindow(site());
  await startSession(page, 'reseller@demo.test');
  await page.goto(`/calls?account=${mixed.account}`);
  await expectVisible(page.getByRole('button', { name: `Accounts: ${mixed.accountName}` }));
  await barButton(page, 'Number').click();
  const panel = page.getByRole('dialog', { name: 'Number' });
  await expectVisible(listButton(panel, 'Type'));
  expect(await listButton(panel, 'Account').count()).toBe(0);
  await context.close();
});
