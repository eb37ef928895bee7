import { expect, test } from 'vitest';
import { startSession } from './logIn.ts';
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
  await question.waitFor({ timeout: 20_000 });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await field.inputValue()).toBe('Wren');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await field.waitFor({ state: 'detached' });
  await context.close();
});
