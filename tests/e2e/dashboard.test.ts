import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Onboarding } from '#contract/telephony/dashboard.contract.ts';
import { findings } from './axe.ts';
import { openAt } from './choosing.ts';
import { intercept } from './intercept.ts';
import { logIn } from './logIn.ts';
import { drag, expectVisible, tabTo } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const steps = (page: Page) => page.getByRole('region', { name: 'Getting started' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits until the server has saved the user's preferences. */
const kept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'POST');

/** Makes the account look new, whatever the demo contains. */
async function begin(page: Page, found: Partial<Onboarding> = {}): Promise<void> {
  const nothing = { number: false, flow: false, call: false, snippet: false, user: false, integration: false };
  await intercept(page, '/v2/user/me/onboarding', (request) =>
    request.fulfill({ json: { ...nothing, branding: false, nextNumber: null, ...found } }),
  );
}

test('shows a manager today first, then callers to call back, then the days', async () => {
  const { page, context, faults } = await openWindow(site());
  await logIn(page, 'admin@demo.test');
  await expectVisible(part(page, 'Today').getByText(/vs last \w+ by now/));
  const figures = part(page, 'Today').getByRole('listitem');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect((await figures.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Calls',
    'Answer rate',
    'Not answered',
    'First-time callers',
    'Average talk time',
  ]);
  const waiting = part(page, 'Call back').getByRole('listitem').first();
  await expectVisible(waiting);
  const dial = waiting.getByRole('link', { name: /^Call .+ back$/ });
  expect(await dial.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  await part(page, 'By source').getByRole('link').first().click();
  await page.waitForURL('**/calls?**trackingSource=**');
  await page.goBack();
  const missed = part(page, 'Trends').getByRole('link', { name: /^Summary, Missed: / });
  const count = await missed.innerText();
  await missed.click();
  await page.waitForURL('**/calls?**status=noMessage**');
  await expectVisible(page.getByText(`1–25 of ${count}`, { exact: true }));
  expect(faults).toEqual([]);
  await context.close();
});

test('leads a new user through the setup steps, which can be hidden for good and found again', async () => {
  const { page, context, faults } = await openWindow(site());
  await begin(page, { number: true, nextNumber: '00000000-0000-4000-8000-000000000000' });
  await logIn(page, 'admin@demo.test');
  await expectVisible(steps(page));
  await expectVisible(steps(page).getByRole('link', { name: /Connect an integration/ }));
  const link = steps(page).getByRole('link', { name: /Build its call flow/ });
  expect(await link.getAttribute('href')).toBe('/settings/wizard/00000000-0000-4000-8000-000000000000');
  expect(
    await steps(page)
      .getByRole('link', { name: /Get a tracking number/ })
      .count(),
  ).toBe(0);

  const hidden = kept(page);
  await steps(page).getByRole('button', { name: 'Hide' }).click();
  await steps(page).waitFor({ state: 'detached' });
  await hidden;
  await page.reload();
  const again = page.getByRole('button', { name: 'Show getting started' });
  await expectVisible(again);
  expect(await steps(page).count()).toBe(0);
  await again.click();
  await expectVisible(steps(page));
  expect(await findings(page, 'dashboard')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a part that crashes leaves the rest of the page with its input intact, and is reported to the server', async () => {
  const { page, context } = await openWindow(site());
  const told = page.waitForRequest('**/v2/public/report');
  let broken = true;
  await intercept(page, '/v2/reports/source', (request) =>
    broken ? request.fulfill({ json: { rows: { not: 'a list' } } }) : request.continue(),
  );
  await logIn(page, 'support@demo.test');
  const crashed = page.getByRole('alert').filter({ hasText: 'This section couldn’t be shown' });
  await expectVisible(crashed.filter({ hasText: /You found a bug!.*Reference \S+/ }));
  expect(((await told).postDataJSON() as { page: string }).page).toBe('/dashboard');

  const typed = page.getByRole('group', { name: 'From', exact: true });
  await page.getByRole('button', { name: /^Date range/ }).click();
  await typed.getByRole('spinbutton').first().click();
  await page.keyboard.type('05012026');
  await page.keyboard.press('Escape');
  const asked = page.waitForResponse('**/v2/reports/source*');
  const retry = crashed.getByRole('button', { name: 'Try again', disabled: false });
  await retry.click();
  await asked;
  await expectVisible(retry);
  await expectVisible(page.getByRole('button', { name: 'Apply', exact: true }));

  broken = false;
  await retry.click();
  await crashed.waitFor({ state: 'detached' });
  await expectVisible(part(page, 'By source'));
  await openAt(page.getByRole('button', { name: /^Date range/ }));
  expect((await typed.innerText()).replaceAll(/[^\d/]/g, '')).toBe('05/01/2026');
  await context.close();
});

test('cards can be reordered and hidden by keyboard and mouse, and the order is saved for that user', async () => {
  const { page, context, faults } = await openWindow(site());
  const board = page.getByRole('list', { name: 'Cards' });
  const titles = () => board.getByRole('heading', { level: 2 }).allInnerTexts();
  const handle = (title: string) => page.getByRole('button', { name: `Move ${title}: drag, or use the arrow keys` });
  await logIn(page, 'support@demo.test');
  await expectVisible(board);
  const first = ['Latest calls', 'Call back', 'Calls by day', 'By source', 'Busiest hours'];
  expect(await titles()).toEqual(first);

  await tabTo(page, handle('Busiest hours'));
  const moved = kept(page);
  await page.keyboard.press('Home');
  await expect.poll(titles).toEqual(['Busiest hours', ...first.slice(0, 4)]);
  await expectVisible(page.getByText('Busiest hours moved to position 1 of 5'));
  expect((await moved).status()).toBe(200);

  const away = kept(page);
  await page.getByRole('button', { name: 'Collapse Latest calls' }).press('Enter');
  await part(page, 'Latest calls').getByRole('table').waitFor({ state: 'hidden' });
  await away;

  const dropped = kept(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await drag(page, handle('Busiest hours'), part(page, 'Call back').getByRole('heading'));
  const asPut = ['Latest calls', 'Call back', 'Busiest hours', 'Calls by day', 'By source'];
  await expect.poll(titles).toEqual(asPut);
  await dropped;

  await page.reload();
  await expectVisible(board);
  expect(await titles()).toEqual(asPut);
  await expectVisible(page.getByRole('button', { name: 'Expand Latest calls' }));
  expect(await part(page, 'Latest calls').getByRole('table').isVisible()).toBe(false);

  const other = await openWindow(site());
  await logIn(other.page, 'reports@demo.test');
  await expectVisible(other.page.getByRole('list', { name: 'Cards' }));
  const theirs = other.page.getByRole('list', { name: 'Cards' }).getByRole('heading', { level: 2 });
  expect(await theirs.allInnerTexts()).toEqual(first);
  await other.context.close();

  await intercept(page, '/v2/user/me/preferences', (request) =>
    request.method === 'POST' ? request.abort() : request.continue(),
  );
  await handle('Busiest hours').press('Home');
  await expectVisible(page.getByRole('region', { name: /notification/ }).getByRole('alertdialog'));
  await expect.poll(titles).toEqual(asPut);
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});
