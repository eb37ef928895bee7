import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { buildReactSite } from './websites/buildReactSite.ts';
import { pages, reactPage } from './websites/pages.ts';
import { playOurs } from './websites/playOurs.ts';
import { serveWebsite } from './websites/serveWebsite.ts';
import { read, visitPage } from './websites/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each([
  ['renders in the browser', false],
  ['renders on the server', true],
])('a site in React that %s writes its numbers again, and they are swapped again', async (_name, isOnServer) => {
  const [site, ours] = [await buildReactSite(), await playOurs(['+61391112222'])];
  const theirs = await serveWebsite((path) =>
    path === '/react.js'
      ? { body: site.script, headers: { 'content-type': 'text/javascript' } }
      : { body: reactPage(ours.served, isOnServer ? site.html : '') },
  );
  const { page, faults, context } = await visitPage(browser, `http://127.0.0.1:${theirs.port}/`);
  const after = (clicks: number, list: string) => ({
    same: 'Call 03 9111 2222',
    words: `Call 03 9111 2222 after ${clicks} clicks`,
    list,
    ...(clicks > 0 && { later: '+61 3 9111 2222' }),
  });
  const ids = (clicks: number) => Object.keys(after(clicks, ''));
  const two = 'Sydney: 03 9111 2222Perth: 03 9111 2222';
  await page.locator('#go').waitFor();
  await expect.poll(() => read(page, ids(0))).toEqual(after(0, two));
  const begun = () => Object.keys(document.getElementById('go') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(begun)).toBe(true);
  await page.locator('#go').click();
  const three = 'Perth: 03 9111 2222Hobart: 03 9111 2222Sydney: 03 9111 2222';
  await expect.poll(() => read(page, ids(1))).toEqual(after(1, three));
  await page.locator('#go').click();
  await expect.poll(() => read(page, ids(2))).toEqual(after(2, two));
  const links = await page.locator('#list a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([links, faults]).toEqual([['tel:+61391112222', 'tel:+61391112222'], []]);
  await context.close();
  await ours.close();
  await theirs.close();
});

test('a tab that was hidden for minutes asks again whose number it shows; one hidden briefly goes on', async () => {
  const ours = await playOurs(['+61391112222', '+61393334444']);
  const theirs = await serveWebsite(() => ({ body: pages['tagManager']?.html(ours.served) ?? '' }));
  const { page, faults, context } = await visitPage(browser, 'about:blank');
  await page.clock.install();
  await page.goto(`http://127.0.0.1:${theirs.port}/`);
  const first = async () => (await read(page, ['first']))['first'];
  await expect.poll(first).toBe('03 9111 2222');
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const opened = () => ours.asked.filter((each) => /^POST .*\/visits$/.test(each)).length;
  const signs = () => ours.asked.filter((each) => /^POST .*\/visits\/1/.test(each)).length;
  await turn(true);
  await page.clock.fastForward('01:30');
  await turn(false);
  await expect.poll(signs).toBe(2);
  expect([await first(), opened()]).toEqual(['03 9111 2222', 1]);
  await turn(true);
  await page.clock.fastForward('02:30');
  await turn(false);
  await expect.poll(first).toBe('03 9333 4444');
  expect([opened(), signs(), faults]).toEqual([2, 3, []]);
  await context.close();
  await ours.close();
  await theirs.close();
});
