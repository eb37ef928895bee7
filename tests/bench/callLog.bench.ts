import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { urlOf } from '../database/testCluster.ts';
import { startServer } from '../server/startServer.ts';
import { logIn } from './logIn.ts';
import { median, percentile } from './measure.ts';
import type { Figure } from './report.ts';

const wanted = 100_000;
const loads = 5;
/** Pages of 100 calls: the first ones one after the other, and some deep in the log. */
const walked = 10;
const deep = [200, 500, 800];
const log = '/calls?range=last90Days&length=100';

/**
 * The call log of an account with 100,000 calls in its largest pages: when its first rows are seen, how long frames take
 * while somebody scrolls through page after page, and how far anything jumps.
 */
export async function benchCallLog(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-bench-'));
  const cluster = await openCluster(folder);
  const connection = { ...cluster.connection, database: 'postgres' };
  const server = await startServer({ LOG_LEVEL: 'error', DATABASE_URL: urlOf(connection) });
  const browser = await launchBrowser();
  try {
    await multiplyCalls(connection);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
    await logIn(context, server.url);
    const ready: number[] = [];
    for (let load = 0; load <= loads; load += 1) ready.push(await firstRows(context));
    const { frames, shift } = await walk(context);
    return [
      { name: 'call log of 100,000: first rows', value: median(ready.slice(1)), unit: 'ms' },
      {
        name: 'call log of 100,000: frame while scrolling, p95',
        value: percentile(frames, 0.95),
        unit: 'ms',
        budget: 20,
      },
      { name: 'call log of 100,000: layout shift', value: shift, unit: '×', budget: 0 },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the calls that the demo's admin sees under ids of their own until there are enough. */
async function multiplyCalls(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const theirs = `with recursive tree as (
        select account_id as id from users where email = 'admin@demo.test'
        union select accounts.id from accounts join tree on accounts.parent_id = tree.id),
      theirs as (select calls.* from calls join tree on tree.id = calls.account_id)`;
    const { rows } = await client.query<{ count: number }>(`${theirs} select count(*)::int from theirs`);
    const count = rows[0]?.count ?? 0;
    if (count === 0) throw new Error('the demo has no calls');
    await client.query(
      `${theirs}, greatest as (select max(id) as id from calls)
       insert into calls select (jsonb_populate_record(null::calls, to_jsonb(theirs) || jsonb_build_object(
           'id', greatest.id + row_number() over (order by theirs.id, n), 'uuid', gen_random_uuid()))).*
         from theirs, greatest, generate_series(1, $1) n`,
      [Math.ceil(wanted / count)],
    );
    await client.query('analyze calls');
  } finally {
    await client.end();
  }
}

interface Watched {
  frames: number[];
  shift: number;
  recording: boolean;
}

/** Runs in the page before anything else. */
function watch(): void {
  const state: Watched = { frames: [], shift: 0, recording: false };
  Object.assign(globalThis, { benchState: state });
  let last = 0;
  const frame = (now: number) => {
    if (state.recording && last > 0) state.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) state.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const stateOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { benchState: Watched }).benchState);

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(address);
  await page.locator('tr[data-row="0"]').waitFor();
  return page;
}

async function firstRows(context: BrowserContext): Promise<number> {
  const page = await open(context, log);
  const ready = await page.evaluate(() => performance.now());
  await page.close();
  return ready;
}

async function walk(context: BrowserContext): Promise<{ frames: number[]; shift: number }> {
  const page = await open(context, log);
  for (let at = 1; at <= walked; at += 1) {
    await scrollThrough(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.locator(`tr[aria-rowindex="${at * 100 + 2}"]`).waitFor();
  }
  const first = await stateOf(page);
  await page.close();
  const later = [];
  for (const number of deep) {
    const there = await open(context, `${log}&page=${number}`);
    await scrollThrough(there);
    later.push(await stateOf(there));
    await there.close();
  }
  const all = [first, ...later];
  return { frames: all.flatMap(({ frames }) => frames), shift: Math.max(...all.map(({ shift }) => shift)) };
}

/** Scrolls a page of the log from its first to its last row. */
async function scrollThrough(page: Page): Promise<void> {
  const record = (isOn: boolean) =>
    page.evaluate((on) => {
      (globalThis as unknown as { benchState: Watched }).benchState.recording = on;
    }, isOn);
  await page.locator('tr[data-row="0"]').hover();
  await record(true);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 90);
    await page.waitForTimeout(8);
  }
  await page.locator('tr[data-row="99"]').waitFor();
  await record(false);
}
