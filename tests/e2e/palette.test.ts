import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { findings } from './axe.ts';
import { logIn } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const search = (page: Page) => page.getByRole('combobox', { name: /Search pages/ });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const group = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name, exact: true });
/** react-aria updates it half a second after the last key. */
const patience = { timeout: 60_000 };
/** The text of the option that `aria-activedescendant` points to. */
const active = async (page: Page) => {
  const id = await search(page).getAttribute('aria-activedescendant');
  return (await page.locator(`[id="${id}"]`).allInnerTexts()).join('');
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openAs(email: string) {
  const opened = await openWindow(site());
  await logIn(opened.page, email);
  await expectVisible(heading(opened.page, 'Dashboard'));
  return opened;
}

test('by keyboard alone: Ctrl+K, some letters, arrows and Enter open a page, which then leads the recent ones', async () => {
  const { page, context, faults } = await openAs('admin@demo.test');
  await page.keyboard.press('Control+K');
  await expectVisible(search(page));
  await expectVisible(group(page, 'Pages'));
  await page.keyboard.type('numb');
  await expectVisible(option(page, /^Numbers/));
  await expect.poll(() => active(page), patience).toContain('Numbers');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page), patience).not.toContain('Numbers');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectVisible(heading(page, 'Numbers'));
  await search(page).waitFor({ state: 'detached' });

  await page.keyboard.press('Control+K');
  await expectVisible(group(page, 'Recent').getByRole('option', { name: /^Numbers/ }));
  await expect.poll(() => active(page), patience).toContain('Numbers');
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('by mouse: the header opens it; a number, its call flow, an account and an action are one click away', async () => {
  const { page, context, faults } = await openAs('admin@demo.test');
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Main line');
  if (!number) throw new Error('the demo has no main line');
  const open = () =>
    page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
  await open();
  await search(page).fill(number.did.slice(4, 12));
  await option(page, /^Main line/)
    .first()
    .click();
  await page.waitForURL(`**/settings/wizard/${number.id}?tab=details`);

  await open();
  await search(page).fill(number.actionName ?? '');
  await group(page, 'Call flows').getByRole('option').first().click();
  await expectVisible(page.locator('.react-flow__node'));
  // The editor takes the window, header and all.
  await page.getByRole('link', { name: 'All numbers' }).click();

  await open();
  await search(page).fill(number.accountName);
  await group(page, 'Accounts').getByRole('option').first().click();
  await expectVisible(page.getByRole('button', { name: new RegExp(`^Accounts: ${number.accountName}`) }));

  await open();
  await search(page).fill('dark');
  await option(page, 'Switch to dark mode').click();
  await page.waitForFunction(() => window.localStorage.getItem('mode') === 'dark');
  expect(faults).toEqual([]);
  await context.close();
});

test('part of a caller’s number finds calls on the server and links to all of them', async () => {
  const { page, context, faults } = await openAs('admin@demo.test');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search=')) asked.push(new URL(request.url()).searchParams.get('search') ?? '');
  });
  await page.keyboard.press('Control+K');
  await search(page).pressSequentially('7010');
  await expectVisible(group(page, 'Calls'));
  expect(asked).toEqual(['7010']);
  await option(page, 'All calls matching 7010').click();
  await page.waitForURL('**/calls?search=7010');
  await page.keyboard.press('Control+K');
  await search(page).fill('7010');
  await group(page, 'Calls').getByRole('option').first().click();
  await expectVisible(page.getByRole('heading', { level: 1, name: /^Call from/ }));
  expect(faults).toEqual([]);
  await context.close();
});

test('g and a letter move between areas, ? lists the shortcuts, and neither interferes with typing', async () => {
  const { page, context, faults } = await openAs('admin@demo.test');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expectVisible(heading(page, 'Calls'));
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('gd?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('gd?');
  await expectVisible(heading(page, 'Calls'));
  await page.locator('main h1').focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expectVisible(list);
  await list.getByRole('checkbox', { name: /Single-letter/ }).press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('Control+K');
  await expectVisible(search(page));
  expect(new URL(page.url()).pathname).toBe('/calls');
  expect(faults).toEqual([]);
  await context.close();
});

test('offers read-only users no page, number or flow that would redirect them', async () => {
  const { page, context, faults } = await openAs('reports@demo.test');
  await page.keyboard.press('Control+K');
  await expectVisible(group(page, 'Pages'));
  expect(await option(page, /New number|Branding|Users/).count()).toBe(0);
  await search(page).fill('line');
  await expectVisible(option(page, /line/i).first());
  expect(await group(page, 'Call flows').count()).toBe(0);
  await search(page).fill('zzzzzz');
  await expectVisible(page.getByText('No results'));
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'axe finds no violations in the palette and the list of shortcuts in %s',
  async (scheme) => {
    const { page, context } = await openWindow(site(), { colorScheme: scheme, reducedMotion: 'reduce' });
    await logIn(page, 'admin@demo.test');
    await page.keyboard.press('Control+K');
    await expectVisible(group(page, 'Pages'));
    expect(await findings(page, 'pages')).toEqual([]);
    await search(page).fill('7010');
    await expectVisible(group(page, 'Calls'));
    expect(await findings(page, 'calls found')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expectVisible(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(await findings(page, 'shortcuts')).toEqual([]);
    await context.close();
  },
);
