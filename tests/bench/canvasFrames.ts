import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { percentile } from './measure.ts';

export interface CanvasFigures {
  /** From navigation until the nodes are usable, ms. */
  ready: number;
  /** 95th percentile of the time between frames, ms. */
  pan: number;
  zoom: number;
  drag: number;
  /** JavaScript heap after garbage collection, MB. */
  heap: number;
}

/** Runs in the page before anything else: records the first frame that shows a node, and frame times on request. */
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

/**
 * Loads the page and measures readiness and heap, then two seconds each of panning, zooming and dragging. The tab is
 * already on the same site, as a user's would be, because browsers start a process per site.
 */
export async function measureCanvas(context: BrowserContext, url: string): Promise<CanvasFigures> {
  const page = await openCanvas(context, url);
  const ready = await readyOf(page);
  await page.waitForTimeout(1_000);
  const devtools = await context.newCDPSession(page);
  const heap = await usedHeap(devtools);
  const pan = await framesOf(page, () => panFor(page));
  const zoom = await framesOf(page, () => zoomFor(page));
  const drag = await framesOf(page, () => dragFor(page));
  await page.close();
  return { ready, pan, zoom, drag, heap };
}

/** Loads the page and measures the time from navigation until the nodes are usable, ms. */
export async function measureReady(context: BrowserContext, url: string): Promise<number> {
  const page = await openCanvas(context, url);
  const ready = await readyOf(page);
  await page.close();
  return ready;
}

/** Opens a canvas in a tab that is already on its site, and waits for the first card. */
export async function openCanvas(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL('/icon.svg', url).href);
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(url);
  await page.locator('.react-flow__node').first().waitFor();
  return page;
}

/** Polls, because the page's security policy blocks `waitForFunction`. */
async function readyOf(page: Page): Promise<number> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const ready = await page.evaluate(() => (globalThis as unknown as { benchState: BenchState }).benchState.ready);
    if (ready > 0) return ready;
    await page.waitForTimeout(20);
  }
  throw new Error('the canvas was never ready');
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

interface Point {
  x: number;
  y: number;
}

/** The first grid point, from the center of the canvas outward, whose top element matches. */
async function pointOn(page: Page, wanted: string, unwanted: string): Promise<Point> {
  const found = await page.evaluate(
    ([fits, spoils]) => {
      const box = document.querySelector('.react-flow')?.getBoundingClientRect();
      if (!box || fits === undefined || spoils === undefined) return null;
      const raster = Array.from({ length: 40 * 40 }, (_, index) => ({
        x: box.left + (box.width * ((index % 40) + 0.5)) / 40,
        y: box.top + (box.height * (Math.floor(index / 40) + 0.5)) / 40,
      }));
      const far = (at: { x: number; y: number }) =>
        Math.hypot(at.x - box.left - box.width / 2, at.y - box.top - box.height / 2);
      const hits = ({ x, y }: { x: number; y: number }) => {
        const top = document.elementFromPoint(x, y);
        return top?.closest(fits) && !top.closest(spoils);
      };
      return raster.toSorted((a, b) => far(a) - far(b)).find(hits) ?? null;
    },
    [wanted, unwanted],
  );
  if (!found) throw new Error(`nothing on the canvas is ${wanted}`);
  return found;
}

async function circle(page: Page, from: Point): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(from.x + Math.sin(step / 10) * 120, from.y + (1 - Math.cos(step / 10)) * 60);
    await page.waitForTimeout(8);
  }
}

/** The middle button pans on both pages; the left one selects on ours. */
async function panFor(page: Page): Promise<void> {
  const from = await pointOn(page, '.react-flow__pane', '.react-flow__node, .react-flow__edge');
  const before = await transformOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'middle' });
  await circle(page, from);
  await page.mouse.move(from.x + 60, from.y);
  await page.mouse.up({ button: 'middle' });
  if ((await transformOf(page)) === before) throw new Error('the canvas did not pan');
}

/** Control with the wheel zooms on both pages; the wheel alone scrolls ours. */
async function zoomFor(page: Page): Promise<void> {
  const at = await pointOn(page, '.react-flow__pane', '.react-flow__node, .react-flow__edge');
  const before = await transformOf(page);
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, step % 40 < 20 ? 40 : -40);
    await page.waitForTimeout(8);
  }
  await page.mouse.wheel(0, 90);
  await page.keyboard.up('Control');
  if ((await transformOf(page)) === before) throw new Error('the canvas did not zoom');
}

async function dragFor(page: Page): Promise<void> {
  const from = await pointOn(page, '.react-flow__node', '.react-flow__handle');
  const before = await nodesAt(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await circle(page, from);
  await page.mouse.move(from.x + 60, from.y + 40);
  await page.mouse.up();
  if ((await nodesAt(page)) === before) throw new Error('no node was dragged');
}

function transformOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform);
}

/** Ids and places of the cards that are drawn. */
export function nodesAt(page: Page): Promise<string> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.react-flow__node'), ({ dataset, style }) =>
      [dataset['id'], style.transform].join(' '),
    ).join(','),
  );
}
