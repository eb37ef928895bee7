import type { Locator, Page } from 'playwright-core';
import { drag } from './person.ts';

/** Works by mouse and counts what it does: a click and a drag each count once, typing into a field its click. */
export function hands(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async click(this: void, target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    async type(this: void, field: Locator, text: string): Promise<void> {
      count += 1;
      await field.click();
      await page.keyboard.type(text);
    },
    async drag(this: void, from: Locator, to: Locator): Promise<void> {
      count += 1;
      await drag(page, from, to);
    },
  };
}
