import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tick } from './choosing.ts';
import { startSession } from './logIn.ts';
import { startMailedSite } from './mailedSite.ts';
import { expectVisible, tabTo } from './person.ts';
import { apiAs, openWindow } from './site.ts';

const { site, linkTo } = startMailedSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** The focused field's label and its accessible description. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement | null;
    const told = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      label: field?.labels?.[0]?.textContent,
      invalid: field?.getAttribute('aria-invalid'),
      told: told.map((id) => document.getElementById(id)?.textContent),
    };
  });

test('a user is invited by mouse, gets an email, accepts it with a password and logs in', async () => {
  const email = 'nora@fernleigh.example';
  const password = 'Correct-horse-7';
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/list');
  await page.getByRole('link', { name: 'Invite a user' }).click();
  await text(page, 'Email').fill(email);
  await text(page, 'First name').fill('Nora');
  await text(page, /^Last name/).fill('Blake');
  await tick(page.getByRole('checkbox', { name: /^User management/ }));
  const warning = 'A web phone can’t call 000, 112 or 106.';
  await tick(page.getByRole('checkbox', { name: /^Can be called on a web phone/ }));
  await expectVisible(page.getByText(warning));
  await button(page, 'Send invitation').click();
  await expectVisible(page.getByText('Invitation sent'));
  await expectVisible(page.getByRole('row', { name: /Nora Blake.*Invited/ }));

  const guest = await openWindow(site(), { viewport: { width: 390, height: 844 } });
  await guest.page.goto(await linkTo(email, 'invite'));
  await expectVisible(guest.page.getByText(`You’ve been invited to Fernleigh Dental Group as ${email}.`));
  await guest.page.getByLabel('Password', { exact: true }).fill(password);
  await guest.page.getByLabel('Confirm password', { exact: true }).fill('Correct-horse-8');
  await button(guest.page, 'Accept invitation').click();
  await expect.poll(() => focused(guest.page)).toMatchObject({ label: 'Confirm password', invalid: 'true' });
  await guest.page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(guest.page, 'Accept invitation').click();
  await guest.page.getByRole('link', { name: 'Log in' }).click();
  await text(guest.page, 'Email').fill(email);
  await guest.page.getByLabel('Password', { exact: true }).fill(password);
  await button(guest.page, 'Log in').click();
  await guest.page.waitForURL('**/dashboard');

  await page.reload();
  await expectVisible(page.getByRole('row', { name: /Nora Blake.*Active/ }));
  await guest.page.goto('/users/list');
  await expectVisible(guest.page.getByRole('row', { name: /Nora Blake/ }));
  await guest.page.goto('/users/me');
  await expectVisible(guest.page.getByText(warning));
  expect([...faults, ...guest.faults]).toEqual([]);
  await guest.context.close();
  await context.close();
});

test('a used invitation link does not work again', async () => {
  const { page, context } = await openWindow(site());
  await page.goto(await linkTo('nora@fernleigh.example', 'invite'));
  await expectVisible(page.getByRole('heading', { level: 1, name: 'This invitation is no longer valid' }));
  await context.close();
});

test('invites a user by keyboard alone; the first invalid field gets the focus and explains the error', async () => {
  const { page, context, faults } = await openWindow(site(), { viewport: { width: 1440, height: 500 } });
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/list/new');
  await tabTo(page, text(page, 'First name'));
  await page.keyboard.type('Otto');
  await tabTo(page, button(page, 'Send invitation'));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => focused(page))
    .toEqual({
      label: 'Email',
      invalid: 'true',
      told: ['We’ll send the invitation here. They’ll use it to log in.', 'Required field'],
    });
  await expect.poll(() => inSight(page)).toBe(true);
  expect(await text(page, 'First name').inputValue()).toBe('Otto');

  await page.keyboard.type('admin@demo.test');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByRole('alert').filter({ hasText: 'This email already belongs to a user.' }));
  await tabTo(page, text(page, 'Email'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('otto@fernleigh.example');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByRole('row', { name: /Otto.*Invited/ }));
  expect(await linkTo('otto@fernleigh.example', 'invite')).toMatch(/^\/invite\//);
  expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
  await context.close();
});

/** Whether the focused element is entirely within the window. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
  });

test('the invitation page uses the language of its email until another is chosen', async () => {
  const email = 'carla@fernleigh.example';
  const api = await apiAs(site(), 'admin@demo.test');
  const [account] = await api<{ id: number }[]>('GET', '/v2/account/tree');
  await api('PUT', '/v2/user', { account: account?.id, email, firstName: 'Carla', allow: {}, locale: 'it-IT' });
  const link = await linkTo(email, 'invite');
  const { page, context, faults } = await openWindow(site());
  await page.goto(link);
  await expectVisible(page.getByRole('heading', { name: 'Accetta l’invito' }));
  expect(await page.locator('html').getAttribute('lang')).toBe('it-IT');
  await page.getByRole('group', { name: 'Lingua' }).getByRole('button', { name: 'English (UK)' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Accept your invitation' }));
  await page.reload();
  await expectVisible(page.getByRole('heading', { name: 'Accept your invitation' }));
  expect(faults).toEqual([]);
  await context.close();
});
