import type { BrowserContext, Page } from 'playwright-core';
import { nodesAt, openCanvas } from './canvasFrames.ts';

interface EditState {
  /** When Enter was pressed, and when the frame with the new step was through; ms on the page's clock. */
  pressed: number;
  painted: number;
  /** Durations of the tasks of more than 50 ms, the shortest that browsers report. */
  longTasks: number[];
}

const stateOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { editState: EditState }).editState);

/**
 * Adds steps behind the first one by keyboard, where they are in view and all others make room: ms from Enter until the new
 * card is painted, for each of `runs`.
 */
export async function measureAdding(context: BrowserContext, url: string, runs: number): Promise<number[]> {
  const page = await openCanvas(context, url);
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const state = { pressed: 0, painted: 0, longTasks: [] };
    Object.assign(globalThis, { editState: state });
    const chosen = () => document.querySelector<HTMLElement>('.react-flow__node.selected')?.dataset['id'];
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Enter') return;
        const before = chosen();
        state.painted = 0;
        state.pressed = performance.now();
        const look = () => {
          const now = chosen();
          if (now !== undefined && now !== before) setTimeout(() => (state.painted = performance.now()), 0);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  const took: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await page.locator('.react-flow__node[data-id="start"]').click();
    await page.waitForTimeout(500);
    await page.keyboard.press('a');
    await page.keyboard.type('Tag');
    await page.keyboard.press('Enter');
    const { pressed, painted } = await until(page, ({ painted: at }) => at > 0);
    if (run > 0) took.push(painted - pressed);
    await page.waitForTimeout(500);
  }
  await page.close();
  return took;
}

/** Arranges a fresh flow: the longest task of the page meanwhile in ms, 0 if none took more than 50, for each of `runs`. */
export async function measureArranging(
  context: BrowserContext,
  openFlow: () => Promise<string>,
  runs: number,
): Promise<number[]> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await openCanvas(context, await openFlow());
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      const state = { pressed: 0, painted: 0, longTasks: [] as number[] };
      Object.assign(globalThis, { editState: state });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) state.longTasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const before = await nodesAt(page);
    await page.getByRole('button', { name: 'Tidy up' }).click();
    for (let attempt = 0; (await nodesAt(page)) === before; attempt += 1) {
      if (attempt === 600) throw new Error('the flow was not arranged');
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(2_000);
    longest.push(Math.max(0, ...(await stateOf(page)).longTasks));
    await page.close();
  }
  return longest;
}

async function until(page: Page, holds: (state: EditState) => boolean): Promise<EditState> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const state = await stateOf(page);
    if (holds(state)) return state;
    await page.waitForTimeout(20);
  }
  throw new Error('the step was not added');
}
