import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('without a mail server nothing says that an email was sent: the invitation is a link to copy', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/list/new');
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@fernleigh.example');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'No email was sent' });
  await expectVisible(dialog);
  expect(await page.getByText('Invitation sent').count()).toBe(0);
  const first = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await findingsInEachMode(page, 'a link to hand over')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.goto('/users/list?status=invited');
  await expectVisible(page.getByText(/^There’s no mail server yet/));
  await page
    .getByRole('row', { name: /Nora.*Invited/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  await expectVisible(dialog);
  const second = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(second).not.toBe(first);

  const guest = await openWindow(site());
  await guest.page.goto(new URL(second).pathname);
  await expectVisible(guest.page.getByText(/as nora@fernleigh.example\.$/));
  await guest.page.goto('/forgot-password');
  await expectVisible(guest.page.getByText(/^This site can’t send emails yet/));
  expect([...faults, ...guest.faults]).toEqual([]);
  await guest.context.close();
  await context.close();
});
