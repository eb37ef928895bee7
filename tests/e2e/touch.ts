import type { Locator, Page } from 'playwright-core';
import { comesToRest, middleOf } from './person.ts';

interface Point {
  x: number;
  y: number;
}

/** Puts fingers on the screen, moves them to `ends` in small steps, and lifts them; the context needs `hasTouch`. */
export async function moveFingers(page: Page, starts: readonly Point[], ends: readonly Point[]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [...starts]);
  for (let step = 1; step <= 16; step += 1)
    await touch(
      'touchMove',
      starts.map((start, finger) => between(start, ends[finger] ?? start, step / 16)),
    );
  await touch('touchEnd', []);
  await screen.detach();
}

const between = (start: Point, end: Point, part: number): Point => ({
  x: start.x + (end.x - start.x) * part,
  y: start.y + (end.y - start.y) * part,
});

/** Drags from one element to another by touch. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await comesToRest(from);
  await comesToRest(to);
  await moveFingers(page, [await middleOf(from)], [await middleOf(to)]);
}

/** Rests a finger on a point until the element appears, slips a little, and lifts it. */
export async function pressLong(page: Page, { x, y }: Point, appears: Locator): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await appears.waitFor();
  await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 40, y: y + 40 }] });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
}
