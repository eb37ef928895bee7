import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { percentile } from './measure.ts';

export interface CanvasFigures {
  /** From navigation to nodes that can be used, ms. */
  ready: number;
  /** The 95th percentile of the time between frames, ms. */
  pan: number;
  zoom: number;
  drag: number;
  /** JavaScript heap after a collection, MB. */
  heap: number;
}

/** Runs in the page before everything else: notes the first frame that shows a node, and records frames when asked. */
function watch(): void {
  const state = { ready: 0, frames: [] as number[], recording: false };
  Object.assign(globalThis, { benchState: state });
  let last = 0;
  const frame = (now: number) => {
    if (state.recording && last > 0) state.frames.push(now - last);
    last = now;
    if (state.ready === 0) {
      const node = document.querySelector('.react-flow__node');
      if (node && node.clientWidth > 0 && getComputedStyle(node).visibility === 'visible') {
        setTimeout(() => (state.ready = performance.now()), 0);
      }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

interface BenchState {
  ready: number;
  frames: number[];
  recording: boolean;
}

/** Opens the page anew and measures it: readiness, heap, then two seconds each of panning, zooming and dragging. */
export async function measureCanvas(context: BrowserContext, url: string): Promise<CanvasFigures> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => (globalThis as unknown as { benchState: BenchState }).benchState.ready > 0);
  const ready = await page.evaluate(() => (globalThis as unknown as { benchState: BenchState }).benchState.ready);
  await page.waitForTimeout(1_000);
  const devtools = await context.newCDPSession(page);
  const heap = await usedHeap(devtools);
  const pan = await framesOf(page, () => panFor(page));
  const zoom = await framesOf(page, () => zoomFor(page));
  const drag = await framesOf(page, () => dragFor(page));
  await page.close();
  return { ready, pan, zoom, drag, heap };
}

async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000;
}

async function framesOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { benchState: BenchState }).benchState, { frames: [], recording: true });
  });
  await act();
  const frames = await page.evaluate(() => {
    const state = (globalThis as unknown as { benchState: BenchState }).benchState;
    state.recording = false;
    return state.frames;
  });
  return percentile(frames, 0.95);
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function circle(page: Page, centre: { x: number; y: number }): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(centre.x + Math.sin(step / 10) * 120, centre.y + (1 - Math.cos(step / 10)) * 60);
    await page.waitForTimeout(8);
  }
}

async function panFor(page: Page): Promise<void> {
  const box = await page.locator('.react-flow__pane').boundingBox();
  if (!box) throw new Error('there is no pane');
  const corner = { x: box.x + box.width / 2, y: box.y + box.height - 150 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await circle(page, corner);
  await page.mouse.up();
}

async function zoomFor(page: Page): Promise<void> {
  const centre = await middleOf(page, '.react-flow__pane');
  await page.mouse.move(centre.x, centre.y);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, step % 40 < 20 ? 40 : -40);
    await page.waitForTimeout(8);
  }
}

async function dragFor(page: Page): Promise<void> {
  const node = page.locator('.react-flow__node').first();
  const centre = await middleOf(page, '.react-flow__node');
  await node.hover();
  await page.mouse.down();
  await circle(page, centre);
  await page.mouse.up();
}
