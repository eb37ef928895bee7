import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../server/startServer.ts';
import { logIn } from './logIn.ts';
import type { Figure } from './report.ts';

interface Loaded {
  page: number;
  workers: number;
}

/**
 * What the login page and the canvas page really load, messages included. Opens each in a browser and counts the
 * gzipped size of every script requested until no more are. Workers are counted separately.
 */
export async function benchBundleSizes(): Promise<Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    const first = await scriptsOf(context, `${server.url}/login/`, 'form');
    await logIn(context, server.url);
    const canvas = await scriptsOf(context, await canvasAddress(context, server.url), '.react-flow__node');
    return [
      { name: 'first page JavaScript', value: first.page, unit: 'kB gz', budget: 160 },
      { name: 'canvas page JavaScript', value: canvas.page, unit: 'kB gz', budget: 300 },
      { name: 'canvas page, its check worker', value: canvas.workers, unit: 'kB gz' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Opens a URL and waits until the selector is visible and no script was requested for a second. */
async function scriptsOf(context: BrowserContext, address: string, shows: string): Promise<Loaded> {
  const page = await context.newPage();
  const asked = new Set<string>();
  const workers = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) asked.add(path);
  });
  page.on('worker', (worker) => workers.add(new URL(worker.url()).pathname));
  await page.goto(address);
  await page.locator(shows).first().waitFor();
  // The live stream keeps the network busy for good.
  for (let before = -1; before !== asked.size; await page.waitForTimeout(1_000)) before = asked.size;
  await page.close();
  const ofPage = [...asked].filter((path) => !workers.has(path));
  return { page: sizeOf(ofPage), workers: sizeOf([...workers]) };
}

async function canvasAddress(context: BrowserContext, server: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${server}/settings/numbers`);
  const link = page.locator('a[href*="/settings/wizard/"]').first();
  await link.waitFor();
  const path = await link.getAttribute('href');
  await page.close();
  if (path === null) throw new Error('the list of numbers leads to no canvas');
  return new URL(path, server).href;
}

function sizeOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join('dist/page', path))).length, 0) / 1000;
}
