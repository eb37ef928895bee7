import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listButton, openAt } from './choosing.ts';
import { expectVisible } from './person.ts';
import { startSession } from './logIn.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

async function open(email: string, search = '') {
  const window = await openWindow(site());
  await startSession(window.page, email);
  await window.page.goto(`/messages/top-up${search}`);
  return window;
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Sets automatic top-ups on the client’s page. */
async function set(page: Page, below: string) {
  const auto = card(page, 'Automatic top-ups');
  await auto.getByRole('textbox', { name: 'When the credit falls below' }).fill(below);
  await auto.getByRole('button', { name: 'Save' }).click();
}

/** Ends the order that the reseller’s page shows. */
async function end(page: Page, action: string, field: string, text: string, save: string) {
  await card(page, 'Top-ups due').getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByRole('textbox', { name: field }).fill(text);
  await dialog.getByRole('button', { name: save }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('credit tops itself up when the reseller has the payment, and rests for 3 days when it fails', async () => {
  const [client, reseller] = [await open('admin@demo.test'), await open('reseller@demo.test')];
  const auto = card(client.page, 'Automatic top-ups');
  await auto.getByText('Top up automatically').click();
  await auto.getByRole('textbox', { name: 'Top up by' }).fill('500');
  await set(client.page, '400');
  await expectVisible(auto.getByText(/^A top-up of A\$500\.00 was ordered on/));

  await reseller.page.reload();
  await end(reseller.page, 'Enter payment', 'Note', 'Invoice 77', 'Enter top-up');
  await card(reseller.page, 'Top-ups due').waitFor({ state: 'detached' });
  await client.page.reload();
  await expectVisible(auto.getByText('When the credit falls below A$400.00, a top-up of A$500.00 is ordered'));
  await expectVisible(client.page.getByRole('row').filter({ hasText: 'Invoice 77' }).getByText('$500.00'));

  await set(client.page, '5000');
  await expectVisible(auto.getByText(/^A top-up of A\$500\.00 was ordered on/));
  await reseller.page.reload();
  await end(reseller.page, 'Payment failed', 'Reason', 'Card declined', 'Suspend automatic top-ups');
  await client.page.reload();
  await expectVisible(auto.getByText(/^The last payment failed \(Card declined\)\. Automatic top-ups resume on/));
  expect([...client.faults, ...reseller.faults]).toEqual([]);
});

test('a reseller sets a client’s price for a country to a hundredth of a cent, changes it and removes it', async () => {
  const { account } = await (await apiAs(site(), 'admin@demo.test'))<{ account: number }>('GET', '/v2/user/me');
  // A reseller's clients pay no less than who pays for the reseller.
  const staff = await apiAs(site(), 'system@demo.test');
  const { account: payer } = await staff<{ account: number }>('GET', '/v2/user/me');
  await staff('PUT', `/v2/sms/rate/${payer}/FJ`, { price: 4, refundsUndelivered: true });
  const { page, faults } = await open('reseller@demo.test', `?account=${account}`);
  const prices = card(page, 'Prices');
  const fiji = prices.getByRole('row', { name: /^Fiji/ });
  const set = async (price: string) => {
    await page.getByRole('dialog').getByRole('textbox', { name: 'Price per segment' }).fill(price);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await prices.getByRole('button', { name: 'Set price' }).click();
  await openAt(listButton(page.getByRole('dialog'), 'Country'));
  await page.keyboard.type('fiji');
  await page.getByRole('option', { name: 'Fiji' }).click();
  await page.getByRole('dialog').getByText('Refund messages that aren’t delivered').click();
  await set('0.0485');
  await fiji.waitFor();
  expect(await fiji.innerText()).toMatch(/Fiji\s+A\$0\.0485\s+Yes/);
  await fiji.getByRole('button', { name: 'Change the price for Fiji' }).click();
  expect(await page.getByRole('textbox', { name: 'Price per segment' }).inputValue()).toBe('0.0485');
  await set('0.05');
  await expectVisible(fiji.getByText('A$0.05', { exact: true }));
  await fiji.getByRole('button', { name: 'Remove the price for Fiji' }).click();
  await page.getByRole('button', { name: 'Remove price' }).click();
  await fiji.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
