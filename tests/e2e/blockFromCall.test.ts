import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { BlockedCaller } from '#contract/telephony/blocked.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { startSession } from './logIn.ts';
import { expectVisible, tabTo } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const row = (page: Page, caller: string) => page.locator('tbody tr[data-row]').filter({ hasText: caller }).first();
const blockIn = (line: Locator) => line.getByRole('button', { name: /^Block / });
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();

/** The latest call with a visible number in the log, and the blocked callers of its account. */
async function aCaller() {
  const api = await apiAs(site(), 'admin@demo.test');
  const { data } = await api<{ data: Call[] }>('GET', '/v2/call?direction=inbound');
  const call = data.find(({ caller }) => caller !== null);
  if (!call?.caller) throw new Error('the demo has no caller with a number');
  const blocked = async () => {
    const list = await api<BlockedCaller[]>('GET', `/v2/routing/${call.account}/blocked`);
    return list.filter(({ caller }) => caller === call.caller).map((block) => block.call);
  };
  return { call, blocked, digits: call.caller.slice(-3) };
}

test('blocks a caller from a row of the call log by mouse, and undoes it from the toast', async () => {
  const { page, context, faults } = await openWindow(site());
  const { call, blocked, digits } = await aCaller();
  await startSession(page, 'admin@demo.test');
  await page.goto(`/calls?search=${call.caller?.slice(1)}`);
  const line = row(page, digits);
  await expectVisible(line);
  expect(await blockIn(line).isVisible()).toBe(false);
  await line.hover();
  await blockIn(line).click();
  await confirm(page);
  await expectVisible(page.getByText(/are now blocked/));
  expect(new URL(page.url()).pathname).toBe('/calls');
  expect(await blocked()).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(page.getByText(/are allowed again/));
  expect(await blocked()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('blocks a caller from a row by keyboard alone, after which the call itself shows it', async () => {
  const { page, context } = await openWindow(site());
  const { call, blocked, digits } = await aCaller();
  await startSession(page, 'admin@demo.test');
  await page.goto(`/calls?search=${call.caller?.slice(1)}`);
  await tabTo(page, row(page, digits));
  await tabTo(page, blockIn(row(page, digits)));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }));
  await page.keyboard.press('Enter');
  await expectVisible(page.getByText(/are now blocked/));
  expect(await blocked()).toHaveLength(1);
  await page.goto(`/calls/detail/${call.uuid}`);
  await page.getByRole('button', { name: 'Block caller' }).click();
  await confirm(page);
  await expectVisible(page.getByText('This caller is already blocked.'));
  expect(await blocked()).toHaveLength(1);
  await context.close();
});

test('does not offer blocking to users who may not block', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'reports@demo.test');
  await page.goto('/calls');
  const first = page.locator('tbody tr[data-row]').first();
  await expectVisible(first);
  await first.hover();
  expect(await page.getByRole('button', { name: /^Block / }).count()).toBe(0);
  await first.press('Enter');
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.waitForURL('**/calls/detail/**');
  await expectVisible(page.locator('.react-flow__node'));
  expect(await page.getByRole('button', { name: 'Block caller' }).count()).toBe(0);
  await context.close();
});

test('a rule against forged numbers is switched on and stays on', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/blocks');
  const rule = page.getByRole('checkbox', { name: /may be forged/ });
  await expectVisible(page.getByText(/may be forged/));
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByText(/may be forged/).click();
  await expect.poll(() => rule.isChecked()).toBe(true);
  // A reload would cut the save off.
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(() => rule.isChecked()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
