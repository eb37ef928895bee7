import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { freePort, startServer } from '../server/startServer.ts';
import { measureCanvas, type CanvasFigures } from './canvasFrames.ts';
import { largeFlow } from './largeFlow.ts';
import { logIn } from './logIn.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';

const runs = 5;
const measures = ['ready', 'pan', 'zoom', 'drag', 'heap'] as const;
const budgets = { ready: 0.7, pan: 1, zoom: 1, drag: 1, heap: 0.6 };

/**
 * Flows of 500 and 1 000 nodes on our canvas and on a bare xyflow page, by turns in the same browser: each visited once
 * before, so that both have their files in the browser's cache.
 */
export async function benchCanvas(): Promise<Figure[]> {
  await build({ configFile: 'tests/bench/bare/vite.config.ts', logLevel: 'error' });
  const server = await startServer({ LOG_LEVEL: 'error' });
  const bare = await serveBare();
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const size of [500, 1_000]) figures.push(...(await compareAt(browser, size, server.url, bare.url)));
    return figures;
  } finally {
    await browser.close();
    bare.stop();
    await server.stop();
  }
}

async function compareAt(browser: Browser, size: number, server: string, bare: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await logIn(context, server);
  const page = await openFlow(server, size);
  const ours: CanvasFigures[] = [];
  const theirs: CanvasFigures[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const figures = [
      await measureCanvas(context, `${bare}/?size=${size}`),
      await measureCanvas(context, page),
    ] as const;
    if (run === 0) continue;
    theirs.push(figures[0]);
    ours.push(figures[1]);
  }
  await context.close();
  return measures.flatMap((measure): Figure[] => {
    const value = median(ours.map((figure) => figure[measure]));
    const reference = median(theirs.map((figure) => figure[measure]));
    const unit = measure === 'heap' ? 'MB' : 'ms';
    return [
      { name: `canvas ${size}: ${measure}`, value, unit },
      { name: `bare ${size}: ${measure}`, value: reference, unit },
      { name: `canvas to bare ${size}: ${measure}`, value: value / reference, unit: '×', budget: budgets[measure] },
    ];
  });
}

/** Puts the large flow on a demo number and answers the address of its canvas. By its own session, not the browser's. */
async function openFlow(server: string, size: number): Promise<string> {
  const { access } = await answerOf<{ access: { token: string } }>(`${server}/v2/token/dashboard/`, 'POST', {
    authorization: `Basic ${Buffer.from('admin@demo.test:trunkline-demo').toString('base64')}`,
  });
  const headers = { authorization: `Bearer ${access.token}` };
  const numbers = await answerOf<{ id: string; did: string; account: number; version: number }[]>(
    `${server}/v2/number`,
    'GET',
    headers,
  );
  const number = numbers[size % numbers.length];
  if (!number) throw new Error('the demo has no number');
  const routing = `${server}/v2/routing/${number.account}`;
  const flow = await answerOf<{ id: string }>(`${routing}/flow`, 'PUT', headers, { draft: largeFlow(size) });
  await answerOf(`${routing}/did/${encodeURIComponent(number.did)}`, 'POST', headers, {
    flow: flow.id,
    version: number.version,
  });
  return `${server}/settings/wizard/${number.id}?tab=flow`;
}

async function answerOf<Answer>(
  address: string,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

async function serveBare(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/flow.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(largeFlow(Number(url.searchParams.get('size')))));
      return;
    }
    const path = url.pathname === '/' ? '/index.html' : url.pathname;
    readFile(join('dist/bench-bare', path)).then(
      (content) => {
        const extension = path.split('.').at(-1);
        response.setHeader('content-type', types[extension as keyof typeof types] ?? 'application/octet-stream');
        if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
