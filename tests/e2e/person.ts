import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectVisible(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible', timeout: 60_000 });
}

/** Looks for a toast from before what brings it on, because it leaves after six seconds, however slow the machine is. */
export async function seesToast<Result>(toast: Locator, act: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([act(), expectVisible(toast)]);
  return result;
}

/** Presses Tab until the element has the focus, like a user without a mouse. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await tabUntil(page, locator, hasFocus);
}

/** Moves the focus with Tab alone until it is on the element or in it. */
export async function tabInto(page: Page, locator: Locator): Promise<void> {
  await tabUntil(page, locator, (element) =>
    element.first().evaluate((found) => found.contains(found.ownerDocument.activeElement)),
  );
}

async function tabUntil(page: Page, locator: Locator, isThere: (locator: Locator) => Promise<boolean>): Promise<void> {
  await expectVisible(locator);
  for (let press = 0; press < 150; press += 1) {
    if (await isThere(locator)) {
      await comesToRest(locator);
      return;
    }
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab never came to ${String(locator)}`);
}

async function hasFocus(locator: Locator): Promise<boolean> {
  return locator.first().evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Drags from one element to another by mouse in small steps, once both have stopped moving. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await comesToRest(from);
  await comesToRest(to);
  const start = await middleOf(from);
  const end = await middleOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 8 });
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Two frames in one place. A list closes when the page scrolls under it, so opening one waits for this. */
export async function comesToRest(locator: Locator): Promise<void> {
  const element = await locator.first().elementHandle();
  await element?.waitForElementState('stable');
}

/** The middle of an element, in pixels of the window. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`${String(locator)} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
