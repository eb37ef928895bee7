import type { Page } from 'playwright-core';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { findings, findingsInEachMode } from './axe.ts';
import { everyScreen, openScreen, type Screen } from './everyScreen.ts';
import { logIn } from './logIn.ts';
import { openWindow, startSite } from './site.ts';
import { visitScreens } from './visitScreens.ts';

const site = startSite();
/** What axe finds on a screen in light and dark, and whether it scrolls sideways. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  const found = await findingsInEachMode(page, name);
  const more = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return more === 0 ? found : [...found, `${name} is ${more} px too wide`];
}

test('axe finds no violations on any screen on a phone, in light and dark, and none scrolls sideways', async () => {
  const found: string[] = [];
  const phone = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
  const look = async (page: Page, { name }: Screen) => void found.push(...(await lookAt(page, name)));
  expect(await visitScreens(site(), phone, { look })).toEqual([]);
  expect(found).toEqual([]);
}, 600_000);

const english =
  /\b(Calls?|Answered|Missed|Abandoned|Number|Source|Status|Duration|Search|Columns|Last|days|Apply|Publish|Settings|Name|Steps?)\b/;

async function chooseItalian(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Language|Lingua)$/ });
  // Before login the languages are side by side.
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('menuitemradio', { name: 'Italiano' })
    .or(page.getByRole('button', { name: 'Italiano' }))
    .click();
  await page.waitForFunction(() => document.documentElement.lang === 'it-IT');
}

test('nor at a computer in Italian, where no screen has English text outside its data', async () => {
  const found: string[] = [];
  const look = async (page: Page, { name }: Screen) => {
    const chrome = await page.locator('h1, h2, th, nav, aside, label:not([lang]), [role="tab"]').allInnerTexts();
    found.push(...chrome.filter((text) => english.test(text)).map((text) => `${name}: ${text}`));
    found.push(...(await lookAt(page, name)));
  };
  expect(await visitScreens(site(), { reducedMotion: 'reduce' }, { before: chooseItalian, look })).toEqual([]);
  expect(found).toEqual([]);
}, 600_000);

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
