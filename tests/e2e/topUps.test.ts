import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectVisible } from './person.ts';
import { startSession } from './logIn.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

async function open(email: string) {
  const window = await openWindow(site());
  await startSession(window.page, email);
  await window.page.goto('/messages/top-up');
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
  await expectVisible(auto.getByText(/^A top-up of \$500\.00 was ordered on/));

  await reseller.page.reload();
  await end(reseller.page, 'Enter payment', 'Note', 'Invoice 77', 'Enter top-up');
  await card(reseller.page, 'Top-ups due').waitFor({ state: 'detached' });
  await client.page.reload();
  await expectVisible(auto.getByText('When the credit falls below $400.00, a top-up of $500.00 is ordered'));
  await expectVisible(client.page.getByRole('row').filter({ hasText: 'Invoice 77' }).getByText('$500.00'));

  await set(client.page, '5000');
  await expectVisible(auto.getByText(/^A top-up of \$500\.00 was ordered on/));
  await reseller.page.reload();
  await end(reseller.page, 'Payment failed', 'Reason', 'Card declined', 'Suspend automatic top-ups');
  await client.page.reload();
  await expectVisible(auto.getByText(/^The last payment failed \(Card declined\)\. Automatic top-ups resume on/));
  expect([...client.faults, ...reseller.faults]).toEqual([]);
});
