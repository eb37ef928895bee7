import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aBusiness } from '../builders/api/aSignup.ts';
import { hands } from './hands.ts';
import { startMailedSite } from './mailedSite.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow } from './site.ts';

const { site, linkTo } = startMailedSite();

const password = 'Correct-horse-7';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Invites the owner of a new account, who signs up. */
async function aFreshOwner(email: string): Promise<void> {
  const api = await apiAs(site(), 'reseller@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const place = { type: 'business', category: 'healthcare', country: 'AU', timezone: 'Australia/Melbourne' };
  const owner = { email, payment: 'skip', locale: 'en-GB' };
  await api('PUT', '/v2/account', { name: 'Pier Dental', father: account, ...place, owner });
  const token = (await linkTo(email, 'signup')).split('/').at(-1);
  const send = async (method: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(`${site().server.url}/v2/signup/${token}`, init);
    if (!answer.ok) throw new Error(`${method} signup answered ${await answer.text()}`);
  };
  await send('POST', aBusiness({ businessName: 'Pier Dental', password }));
  await send('PATCH', { payment: 'skip' });
}

test('a newcomer gets from the login to a test call through their own flow in under 15 clicks and drags', async () => {
  const email = 'ada@pier.example';
  await aFreshOwner(email);
  const { page, context, faults } = await openWindow(site());
  const { click, type, count } = hands(page);
  await page.goto('/login/');
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), password);
  await click(button(page, 'Log in'));

  await click(page.getByRole('region', { name: 'Getting started' }).getByRole('link').first());
  await expectVisible(page.getByRole('heading', { name: 'New tracking number' }));
  await click(
    page
      .locator('label', { has: page.getByRole('radio') })
      .filter({ hasText: /\+61/ })
      .first(),
  );
  await type(page.getByLabel('Name', { exact: true }), 'Main line');
  await type(page.getByLabel('Source', { exact: true }), 'Website');
  await type(page.getByRole('textbox', { name: 'Phone to ring' }), '0370101234');
  await click(button(page, 'Rent number'));

  await expectVisible(page.getByText('Version 1 is live'));
  await click(button(page, 'Test'));
  await click(button(page, 'Place test call'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Call', exact: true }));
  await click(page.getByRole('link', { name: 'Open call' }));
  await expectVisible(page.getByText('Answered', { exact: true }));
  await expectVisible(page.getByText('Main line'));
  expect(count()).toBeLessThan(15);
  await expectVisible(page.getByText(/7010 1234|Front desk/));
  expect(faults).toEqual([]);
  await context.close();
});
