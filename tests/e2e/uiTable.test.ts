import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openGallery, startGallery } from './gallery.ts';
import { expectVisible, tabTo } from './person.ts';

const gallery = startGallery();

const table = (page: Page) => page.getByRole('table', { name: 'A thousand people' });
const row = (page: Page, place: number) => table(page).locator(`tr[aria-rowindex="${place + 1}"]`);
const focusedName = (page: Page) => page.locator(':focus').locator('td').first().innerText();
const windows: [string, BrowserContextOptions][] = [
  ['a desk', {}],
  ['a phone', { viewport: { width: 390, height: 780 } }],
];

test.each(windows)(
  'of a thousand rows on %s only some are rendered, and the keyboard reaches every one',
  async (_, options) => {
    const { page, faults } = await openGallery(gallery(), { part: 'tables', ...options });
    const drawn = () => table(page).locator('tr[aria-rowindex]').count();
    expect(await table(page).getAttribute('aria-rowcount')).toBe('1001');
    expect(await drawn()).toBeLessThan(80);

    await tabTo(page, row(page, 1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    expect(await focusedName(page)).toContain('Person 3');
    await page.keyboard.press('k');
    await page.keyboard.press('PageDown');
    expect(await focusedName(page)).toContain('Person 12');
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toContain('Person 1000');
    await expect.poll(() => row(page, 1000).evaluate(isInWindow)).toBe(true);
    await expectVisible(row(page, 999));
    expect(await drawn()).toBeLessThan(80);
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText('Opened: Person 1000'));

    await page.keyboard.press('Home');
    await expect.poll(() => row(page, 1).evaluate(isInWindow)).toBe(true);
    expect(await focusedName(page)).toContain('Person 1');
    await expectVisible(row(page, 2));
    expect(faults).toEqual([]);
    await page.close();
  },
);

test('the focused row stays rendered while the table is scrolled away from it', async () => {
  const { page } = await openGallery(gallery(), { part: 'tables' });
  await tabTo(page, row(page, 1));
  await page.keyboard.press('ArrowDown');
  await row(page, 3).hover();
  await page.mouse.wheel(0, 20_000);
  await row(page, 3).waitFor({ state: 'detached' });
  expect(await focusedName(page)).toContain('Person 2');
  await page.keyboard.press('ArrowDown');
  expect(await focusedName(page)).toContain('Person 3');
  await expectVisible(row(page, 4));
  await page.close();
});

/** Whether an element is visible and not covered by the head of its table. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 4, (top + bottom) / 2);
  // A page of fractional height scrolls to whole pixels.
  return Math.round(top) >= 0 && Math.round(bottom) <= window.innerHeight && element.contains(hit);
}
