import { expect, test } from 'vitest';
import { choose, listButton, openAt } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test.each(['/settings/blocks', '/settings/portings', '/users/reports'])(
  '%s is read in pages of 10 to 100',
  async (path) => {
    const { page, context, faults } = await openWindow(site());
    await startSession(page, 'admin@demo.test');
    await page.goto(path);
    await expectVisible(
      page.locator('tbody tr[data-row]').or(page.getByRole('main').getByRole('heading', { level: 2 })),
    );
    await openAt(listButton(page, 'Rows per page'));
    expect(await page.getByRole('listbox').getByRole('option').allInnerTexts()).toEqual(['10', '25', '50', '100']);
    await page.keyboard.press('Escape');
    await choose(page, 'Rows per page', '50');
    await expect.poll(() => new URL(page.url()).searchParams.get('length')).toBe('50');
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('another page size keeps the first row in sight, and a day to come says why it is refused', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls?range=last30Days&length=10&page=6');
  await expectVisible(page.getByText(/^51–60 of /));
  const first = await page.locator('tr[data-row="0"]').innerText();
  await choose(page, 'Rows per page', '25');
  await expectVisible(page.getByText(/^51–75 of /));
  expect(await page.locator('tr[data-row="0"]').innerText()).toBe(first);

  await page.getByRole('button', { name: /^Date range/ }).click();
  const year = page.getByRole('group', { name: 'To' }).getByRole('spinbutton', { name: 'year' });
  await year.pressSequentially('2099');
  await expectVisible(page.getByText('Date must be before or equal to today'));
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
