import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { type Reply, serveWebsite } from '../e2e/websites/serveWebsite.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';

const runs = 7;
const slowdown = 4;
const [nodes, numberedEvery] = [3000, 100];

/** Elements of a middling page: cards with headings, texts, links and prices; every hundredth has the number. */
function pageBody(): string {
  const cards = Array.from({ length: nodes / 6 }, (_, at) => {
    const phone = at % (numberedEvery / 6) < 1 ? `Call (02) 9876 5432` : `Ask for offer ${at}`;
    return `<article class="card"><h3>Roof ${at}</h3><p>From $ ${at + 120}.00 <b>a day</b></p><a href="/roofs/${at}">${phone}</a><span>In stock</span></article>`;
  });
  return cards.join('');
}

const page = (script: string) => `<!doctype html><meta charset="utf-8"><title>Shop</title>
<style>.card { display: inline-block; width: 20em; padding: 1em }</style>${pageBody()}${script}`;

const swap = {
  from: '+61298765432',
  fromLocal: '(02) 9876 5432',
  to: '+61391112222',
  toLocal: '(03) 9111 2222',
  toGlobal: '+61 3 9111 2222',
  as: { replacement: 'text' },
};
const answer = { visit: '0', visitor: '0b7c0b0e-6a3c-4d39-9d0e-1f2b3c4d5e6f', every: 60, swaps: [swap] };

/** As many write it: every element’s text, whatever is in it. */
const naive = `<script>addEventListener('load', () => fetch('/s/abcdefghjkmn/visits', { method: 'POST' }).then(() => {
  for (const element of document.querySelectorAll('body *'))
    if (/\\(02\\) 9876 5432/.test(element.innerText)) element.innerHTML = element.innerHTML.replace(/\\(02\\) 9876 5432/g, '(03) 9111 2222');
}));</script>`;

/**
 * The main thread’s time on a page of 3,000 elements at a processor four times slower: with the snippet, without it, and
 * with a naive swap of all text, alternating in one browser. Budget: 30 ms more than without.
 */
export async function benchSnippet(): Promise<Figure[]> {
  const script = readFileSync('dist/dni/snippet.js', 'utf8');
  const site = await serveWebsite((path): Reply => {
    if (path.startsWith('/s/') && path.endsWith('.js'))
      return { body: script, headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=300' } };
    if (path.startsWith('/s/'))
      return { body: JSON.stringify(answer), headers: { 'content-type': 'application/json' } };
    if (path === '/ours') return { body: page('<script async src="/s/abcdefghjkmn.js"></script>') };
    return { body: page(path === '/naive' ? naive : '') };
  });
  const browser = await launchBrowser();
  try {
    const taken = { without: [] as number[], ours: [] as number[], naive: [] as number[] };
    for (let run = 0; run <= runs; run++)
      for (const name of ['without', 'ours', 'naive'] as const) {
        const milliseconds = await busyOn(browser, `http://127.0.0.1:${site.port}/${name}`, name !== 'without');
        if (run > 0) taken[name].push(milliseconds);
      }
    const [without, ours, byNaive] = [median(taken.without), median(taken.ours), median(taken.naive)];
    return [
      { name: 'snippet', value: gzipSync(script, { level: 9 }).length / 1000, unit: 'kB gz', budget: 5 },
      { name: 'page without snippet, main thread', value: without, unit: 'ms' },
      { name: 'snippet, main thread', value: ours - without, unit: 'ms', budget: 30 },
      { name: 'naive swap, main thread', value: byNaive - without, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** What the main thread did in the first two and a half seconds, in which the number is swapped. */
async function busyOn(browser: Browser, url: string, isSwapped: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const opened = await context.newPage();
  const session = await context.newCDPSession(opened);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await opened.goto(url, { waitUntil: 'load' });
  await opened.waitForTimeout(2500);
  const { metrics } = await session.send('Performance.getMetrics');
  if ((await opened.textContent('body'))?.includes('9111 2222') !== isSwapped) throw new Error(`${url} took too long`);
  await context.close();
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
}
