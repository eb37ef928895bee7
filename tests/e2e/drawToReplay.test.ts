import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { assistive } from './assistive.ts';
import { aLocationRouting, drawToReplay, type Hands } from './drawToReplay.ts';
import { keys, pointer } from './personsHands.ts';
import { openWindow, startSite } from './site.ts';
import { freshNumber } from './wholeJob.ts';

const site = startSite();
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const ways: [string, BrowserContextOptions, (page: Page) => Hands | Promise<Hands>][] = [
  ['by mouse', {}, (page) => pointer(page, 'click')],
  ['by touch', tablet, (page) => pointer(page, 'tap')],
  ['by keyboard alone', {}, keys],
  ['by the accessibility tree', {}, assistive],
];

beforeAll(() => aLocationRouting(site()));

test.each(ways)(
  '%s: draw every kind of step, prove, mend what is cut off, keep a test, publish, call and replay',
  async (_, options, handsOf) => {
    await freshNumber(site(), 'Letterbox card');
    const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    await page.goto('/');
    await drawToReplay(await handsOf(page));
    expect(faults).toEqual([]);
    await context.close();
  },
);
