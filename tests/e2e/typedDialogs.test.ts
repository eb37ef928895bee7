import { expect, test } from 'vitest';
import { startSession } from './logIn.ts';
import { choose } from './choosing.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('Escape asks before it drops what was typed for a contact', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/addressbook');
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  const field = page.getByRole('textbox', { name: 'First name' });
  await field.fill('Wren');
  await page.keyboard.press('Escape');
  const question = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: 'Discard your changes?' });
  await question.waitFor({ timeout: 60_000 });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await field.and(page.locator(':focus')).waitFor();
  expect(await field.inputValue()).toBe('Wren');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await field.waitFor({ state: 'detached' });
  await context.close();
});

test('a number typed to be blocked is dropped only after a question: on leaving, and on another account', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/blocks');
  const field = page.getByRole('textbox', { name: 'Name', exact: false }).first();
  await field.fill('Robocaller');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await choose(page.getByRole('main'), 'Account', 1);
  await expectVisible(question);
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await field.inputValue()).toBe('Robocaller');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expectVisible(question);
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await field.inputValue()).toBe('Robocaller');
  await choose(page.getByRole('main'), 'Account', 1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await context.close();
});

test('a typed password is dropped only after a question', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/users/me');
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('Typed-already-1');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectVisible(question);
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await field.inputValue()).toBe('Typed-already-1');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/dashboard');
  await context.close();
});
