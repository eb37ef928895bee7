import type { BrowserContextOptions } from 'playwright-core';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { findings, findingsInEachMode } from './axe.ts';
import { everyScreen, openScreen } from './everyScreen.ts';
import { logIn } from './logIn.ts';
import { openWindow, startSite } from './site.ts';
import { visitScreens } from './visitScreens.ts';

const site = startSite();
const windows: [string, BrowserContextOptions][] = [
  ['at a computer', {}],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
];

test.each(windows)(
  'axe finds no violations on any screen %s, in light and dark, and none scrolls sideways',
  { timeout: 600_000 },
  async (_, options) => {
    const found: string[] = [];
    const faults = await visitScreens(
      site(),
      { reducedMotion: 'reduce', ...options },
      {
        look: async (page, { name }) => {
          found.push(...(await findingsInEachMode(page, name)));
          const more = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (more !== 0) found.push(`${name} is ${more} px too wide`);
        },
      },
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** Pages that no user of the demo is sent to, which their own test checks. */
const elsewhere = new Map<string, string>([['/second-factor', 'secondFactor.test.ts']]);

test('every built page has its screen here', async () => {
  const table = pages.map(({ path }) => ({ path, id: path }));
  const visited = (await everyScreen(site())).map(({ path }) => {
    const { pathname } = new URL(path, site().server.url);
    return matchRoutes(table, pathname)?.at(-1)?.route.id;
  });
  const seen = (path: string) => visited.includes(path) || elsewhere.has(path);
  const missing = pages.filter((page) => !('planned' in page) && !seen(page.path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('nothing moves for someone who wants less motion, even as all colors change', async () => {
  const { page, context } = await openWindow(site(), { reducedMotion: 'reduce', colorScheme: 'light' });
  await logIn(page, 'admin@demo.test');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mode="dark"]').waitFor();
  // What has loaded a moment ago may still have an animation that is over before a frame is drawn.
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const lasts = Number(animation.effect?.getComputedTiming().activeDuration ?? 0);
      return lasts > 1 ? [`${animation.constructor.name} of ${lasts} ms`] : [];
    }),
  );
  expect(moving).toEqual([]);
  await context.close();
});

test('axe finds no violations in overlays: filters, columns, menus, the step of a flow, its dialogs', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await logIn(page, 'admin@demo.test');
  const screens = await everyScreen(site());
  const found: string[] = [];
  const openEach = async (screen: string, names: (string | RegExp)[]) => {
    const target = screens.find(({ name }) => name === screen);
    if (!target) throw new Error(`no screen ${screen}`);
    await openScreen(page, target);
    for (const name of names) {
      await page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();
      found.push(...(await findings(page, `${screen}, ${String(name)}`)));
      await page.keyboard.press('Escape');
    }
  };
  await openEach('calls', [/Last 7 days/, 'Number', 'Duration', 'Columns', /^Accounts/, 'Language', 'My account']);
  await openEach('call flow', ['Test', 'Add a step', 'Outline', /: flow and number settings$/, /problem/]);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByRole('button', { name: 'Place test call', exact: true }).click();
  found.push(...(await findings(page, 'a test call')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.locator('.react-flow__node').nth(1).click();
  found.push(...(await findings(page, 'a step of a flow')));
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
