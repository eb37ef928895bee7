import { expect, test } from 'vitest';
import { listButton, openAt } from './choosing.ts';
import { logIn } from './logIn.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const languages = ['English (US)USD', 'English (UK)GBP', 'ItalianoEUR'];
const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s*\n\s*/g, ''));

test('the menu of languages and the profile name the currency of each language', async () => {
  const { page, context, faults } = await openWindow(site());
  await logIn(page, 'admin@demo.test');
  await page.getByRole('button', { name: 'Language' }).click();
  expect(plain(await page.getByRole('menuitemradio').allInnerTexts())).toEqual(languages);
  await page.keyboard.press('Escape');
  await page.goto('/users/me');
  await openAt(listButton(page, 'Language'));
  expect(plain(await page.getByRole('option').allInnerTexts())).toEqual(languages);
  expect(faults).toEqual([]);
  await context.close();
});
