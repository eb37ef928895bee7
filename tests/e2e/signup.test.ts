import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tick } from './choosing.ts';
import { findings } from './axe.ts';
import { logIn } from './logIn.ts';
import { startMailedSite } from './mailedSite.ts';
import { expectVisible } from './person.ts';
import { openWindow } from './site.ts';

const { site, linkTo } = startMailedSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Invites an owner for a new account from the structure page; returns the link in the mail. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.goto('/settings/account/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await tick(page.getByRole('checkbox', { name: 'Invite the owner by email' }));
  await page.getByLabel('Owner’s email').fill(email);
  await button(page, 'Create account').click();
  await expectVisible(page.getByRole('treegrid').getByRole('row', { name: new RegExp(`${name}.*Invited`) }));
  return linkTo(email, 'signup');
}

async function mailBusiness(page: Page): Promise<void> {
  await page.getByLabel('Tax or VAT number').fill('51 824 753 556');
  await page.getByLabel('Street').fill('Pier Road');
  await page.getByLabel('City').fill('Fremantle');
  await page.getByLabel('Postcode').fill('6160');
  await page.getByLabel('Your name').fill('Ada Pierce');
  await page.getByLabel('Phone number', { exact: true }).fill('0891234567');
  await page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  await page.getByLabel('Confirm password').fill('Correct-horse-7');
}

test.each(['light', 'dark'] as const)(
  'an owner is invited, signs up from the email and logs in, in %s',
  async (colorScheme) => {
    const email = `ada-${colorScheme}@pier.example`;
    const { page, context, faults } = await openWindow(site(), { colorScheme, reducedMotion: 'reduce' });
    await logIn(page, 'reseller@demo.test');
    const link = await invite(page, `Pier Dental ${colorScheme}`, email);

    const owner = await openWindow(site(), {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await owner.page.goto(link.replace('/signup/', '/signup/?token='));
    await expectVisible(owner.page.getByText(`Harbour Calls has set up an account for Pier Dental ${colorScheme}.`));
    await button(owner.page, 'Continue').click();
    await expectVisible(owner.page.getByText('Required field').first());
    await expect
      .poll(() => owner.page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true');
    expect(await findings(owner.page, 'business data refused')).toEqual([]);
    await mailBusiness(owner.page);
    await button(owner.page, 'Continue').click();
    await expectVisible(button(owner.page, 'Finish without a card'));
    expect(await findings(owner.page, 'the card step')).toEqual([]);

    await button(owner.page, 'Back').click();
    expect(await owner.page.getByLabel('City').inputValue()).toBe('Fremantle');
    await button(owner.page, 'Continue').click();
    await expectVisible(button(owner.page, 'Finish without a card'));
    await owner.page.reload();
    await button(owner.page, 'Finish without a card').click();
    await expectVisible(owner.page.getByRole('heading', { name: 'Your account is ready' }));
    expect(await findings(owner.page, 'the end')).toEqual([]);
    await owner.page.getByRole('link', { name: 'Log in' }).click();
    await owner.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await owner.page.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
    await owner.page.getByLabel('Password', { exact: true }).press('Enter');
    await owner.page.waitForURL('**/dashboard');

    await owner.page.goto(link);
    await expectVisible(owner.page.getByRole('heading', { name: 'This link has already been used' }));
    expect(await findings(owner.page, 'a used link')).toEqual([]);
    expect([...faults, ...owner.faults.filter((fault) => !fault.includes('404'))]).toEqual([]);
    await owner.context.close();
    await context.close();
  },
);

test('signup without a token says so', async () => {
  const { page, context } = await openWindow(site());
  await page.goto('/signup/');
  await expectVisible(page.getByRole('heading', { name: 'This link isn’t valid' }));
  await context.close();
});
