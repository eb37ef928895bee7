import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../server/startServer.ts';
import { measureAdding, measureArranging } from './canvasEdits.ts';
import { measureCanvas, measureReady, type CanvasFigures } from './canvasFrames.ts';
import { largeFlow } from './largeFlow.ts';
import { logIn } from './logIn.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';
import { serveBare } from './serveBare.ts';

const runs = 5;
const measures = ['ready', 'pan', 'zoom', 'drag', 'heap'] as const;
const budgets = { ready: 0.5, pan: 1, zoom: 1, drag: 1, heap: 0.35 };
/** `CANVAS_SIZES=500` measures one, since all of them take a quarter of an hour. */
const sizes = process.env['CANVAS_SIZES']?.split(',').map(Number) ?? [500, 1_000, 2_000];
/** ms, for adding a step and for the longest task while the flow is arranged. */
const editBudget = 50;
/** Larger flows are not arranged as a whole by hand. */
const mostArranged = 500;

/**
 * Compares flows of 500, 1,000 and 2,000 nodes on our canvas with a bare xyflow page of the same cards, alternating in
 * one browser. Each page is visited once before, so that both are in the browser's cache. A bare page with xyflow's own
 * one-line nodes shows what could be gained at most. Adding a step and arranging the flow are measured on ours alone.
 */
export async function benchCanvas(): Promise<Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const bare = await serveBare();
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await compareAt(browser, size, server.url, bare.url)));
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
  const plain: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const figures = {
      bare: await measureCanvas(context, `${bare}/cards.html?size=${size}`),
      ours: await measureCanvas(context, page),
      plain: await measureReady(context, `${bare}/names.html?size=${size}`),
    };
    if (run === 0) continue;
    theirs.push(figures.bare);
    ours.push(figures.ours);
    plain.push(figures.plain);
  }
  const added = await measureAdding(context, page, runs);
  const arranged = size <= mostArranged ? await measureArranging(context, () => openFlow(server, size), runs) : [];
  await context.close();
  const names = median(plain);
  const compared = measures.flatMap((measure): Figure[] => {
    const value = median(ours.map((figure) => figure[measure]));
    const reference = median(theirs.map((figure) => figure[measure]));
    const unit = measure === 'heap' ? 'MB' : 'ms';
    return [
      { name: `canvas ${size}: ${measure}`, value, unit },
      { name: `bare ${size}: ${measure}`, value: reference, unit },
      { name: `canvas to bare ${size}: ${measure}`, value: value / reference, unit: '×', budget: budgets[measure] },
    ];
  });
  return [
    ...compared,
    { name: `names alone ${size}: ready`, value: names, unit: 'ms' },
    { name: `canvas to names alone ${size}: ready`, value: median(ours.map(({ ready }) => ready)) / names, unit: '×' },
    { name: `canvas ${size}: a step added`, value: median(added), unit: 'ms', budget: editBudget },
    ...(arranged.length > 0
      ? [
          {
            name: `canvas ${size}: longest task while arranged`,
            value: median(arranged),
            unit: 'ms',
            budget: editBudget,
          } as const,
        ]
      : []),
  ];
}

/** Publishes the large flow to a demo number and returns its canvas URL. Uses its own session, not the browser's. */
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
