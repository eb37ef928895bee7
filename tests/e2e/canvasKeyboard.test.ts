import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { choose, listButton } from './choosing.ts';
import { button, dialog, fromFlowMenu } from './flowEditorPage.ts';
import { intercept, stopIntercepting } from './intercept.ts';
import { expectVisible, tabTo } from './person.ts';
import { openWindow, startSite } from './site.ts';
import { card, createStarterFlow, openStarterFlow } from './starterFlow.ts';

const site = startSite();

/** What a clock in Melbourne, the demo's zone, shows at a moment: with 24 hours and with 12. */
const clocksInMelbourne = (moment: number) =>
  ['en-GB', 'en-US'].map((locale) => {
    const time = { timeZone: 'Australia/Melbourne', timeStyle: 'short' } as const;
    return new Date(moment).toLocaleTimeString(locale, time).replaceAll(/\s/g, ' ');
  });

test('connections are named after their steps and exits', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Letterbox card');
  const names = await page
    .locator('.react-flow__edge')
    .evaluateAll((edges) => edges.map((edge) => edge.getAttribute('aria-label')));
  expect(names).toContain('Ring the team, Nobody answers: leads to Take a message');
  await context.close();
});

test('A on a focused card adds a connected step, which then has the focus', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Google listing');
  const before = await page.locator('.react-flow__edge').count();
  await tabTo(page, card(page, 'Welcome'));
  await page.keyboard.press('a');
  await page.keyboard.type('Tag');
  await page.keyboard.press('Enter');
  await expectVisible(card(page, 'Tag'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('Tag');
  // What follows made room, beyond the window.
  await button(page, 'Show the whole flow').click();
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(before + 1);
  await context.close();
});

test('a flow can be edited at 200 % zoom, and not on a phone', async () => {
  const { page, context } = await openWindow(site(), { viewport: { width: 720, height: 450 } });
  await createStarterFlow(site(), page, 'Letterbox card');
  await expectVisible(button(page, 'Publish'));
  await page
    .getByRole('treegrid')
    .getByRole('row', { name: /Ring the team/ })
    .click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await expectVisible(page.getByText(/Unsaved changes|Saving…/));
  await page.setViewportSize({ width: 390, height: 800 });
  await expectVisible(page.getByText(/larger screen to edit/));
  await context.close();
});

test('C on a focused card connects one of its exits to a step by name', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Letterbox card');
  await tabTo(page, card(page, 'Welcome'));
  await page.keyboard.press('c');
  const connecting = dialog(page, 'From Welcome');
  await choose(connecting, 'Connect to', 'Take a message');
  await connecting.getByRole('button', { name: 'Connect', exact: true }).click();
  const names = () =>
    page.locator('.react-flow__edge').evaluateAll((edges) => edges.map((edge) => edge.getAttribute('aria-label')));
  await expect.poll(names).toContain('Welcome, Next: leads to Take a message');
  await context.close();
});

test('the settings of a step say where each exit leads, and lead it elsewhere or nowhere', async () => {
  const { page, context } = await openWindow(site(), { reducedMotion: 'reduce' });
  await openStarterFlow(site(), page, 'Letterbox card');
  const edges = page.locator('.react-flow__edge[aria-label^="Welcome, "]');
  await card(page, 'Welcome').click();
  const exits = page.getByRole('group', { name: 'Next step' });
  await expectVisible(listButton(exits, 'Next').filter({ hasText: 'Ring the team' }));
  await choose(exits, 'Next', 'Take a message');
  await expectVisible(page.locator('.react-flow__edge[aria-label="Welcome, Next: leads to Take a message"]'));
  expect(await findingsInEachMode(page, 'where a step leads')).toEqual([]);
  await choose(exits, 'Next', 'Not connected');
  await expect.poll(() => edges.count()).toBe(0);
  await card(page, 'Ring the team').click();
  await listButton(exits, 'Nobody answers').click();
  await expectVisible(page.getByRole('option', { name: 'Take a message' }));
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Not connected', 'Welcome', 'Take a message']);
  await context.close();
});

test('versions and conflicts show the reader’s time zone, and unsaved work is named while simulating', async () => {
  const { page, context } = await openWindow(site(), { timezoneId: 'America/New_York' });
  await openStarterFlow(site(), page, 'Google listing');
  // The draft saves itself a second later, however long the steps of this test take.
  const saves = Promise.withResolvers<void>();
  await intercept(page, '/v2/routing/:account/flow/:id', async (request) => {
    if (request.method !== 'GET') await saves.promise;
    await request.continue();
  });
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await button(page, 'Test').click();
  await expectVisible(page.getByText(/^(Unsaved changes|Saving…)$/));
  expect(await page.getByText(/^Saved \d/).count()).toBe(0);
  saves.resolve();
  await button(page, 'Test').click();
  await button(page, 'Publish').click();
  await dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' }).click();
  await expectVisible(page.getByText('Version 1 is live'));
  await fromFlowMenu(page, 'Versions');
  const published = page.getByRole('region', { name: 'Versions' }).getByText(/\d{1,2}:\d{2}/);
  await expectVisible(published);
  const text = await published.first().innerText();
  // Publishing and reading may fall into different minutes.
  const clocks = [0, 1, 2].flatMap((minutes) => clocksInMelbourne(Date.now() - minutes * 60_000));
  expect(
    clocks.some((clock) => text.replaceAll(/\s/g, ' ').includes(clock)),
    text,
  ).toBe(true);
  await context.close();
});

test('the conflict dialog prints when others saved in the zone of the reader’s profile, not of the browser', async () => {
  const { page, context } = await openWindow(site(), { timezoneId: 'America/New_York' });
  await openStarterFlow(site(), page, 'Letterbox card');
  const saved = '2026-03-03T10:07:00.000Z';
  await intercept(page, '/v2/routing/:account/flow/:id', async (request) => {
    if (request.method !== 'GET') {
      const json = { errorCode: 'STALE-VERSION', message: 'STALE-VERSION', reference: 'r-1' };
      return request.fulfill({ status: 409, json });
    }
    const answer = await request.fetch();
    return request.fulfill({ json: { ...((await answer.json()) as object), updatedBy: 'Grace', updatedAt: saved } });
  });
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await page.keyboard.press('Control+s');
  const text = await dialog(page, 'Someone else saved this flow').innerText();
  const [clock = ''] = clocksInMelbourne(Date.parse(saved));
  expect(clock).toBe('21:07');
  expect(
    clocksInMelbourne(Date.parse(saved)).some((each) => text.replaceAll(/\s/g, ' ').includes(each)),
    text,
  ).toBe(true);
  await context.close();
});

test('a draft saves itself, and what was done can be undone by name after a reload', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Letterbox card');
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await expectVisible(page.getByText('Unsaved changes'));
  await expectVisible(page.getByText(/^Saved \d/));
  await button(page, 'Show the whole flow').click();
  await card(page, 'Take a message').click();
  await page.keyboard.press('Delete');
  await card(page, 'Take a message').waitFor({ state: 'detached' });
  await expectVisible(page.getByText('Unsaved changes'));
  await expectVisible(page.getByText(/^Saved \d/));
  await page.reload();
  await expectVisible(card(page, 'Ring the team'));
  expect(await card(page, 'Take a message').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo: delete Take a message' }).click();
  await expectVisible(card(page, 'Take a message'));
  await expectVisible(page.getByText('Unsaved changes'));
  await expectVisible(page.getByText(/^Saved \d/));
  await context.close();
});

test('an edit that cannot be saved is kept, said so, and saved when the server is back', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Google listing');
  await intercept(page, '/v2/routing/:account/flow/:id', (request) => request.abort());
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await expectVisible(page.getByText(/^Not saved: .*kept on this device$/));
  await stopIntercepting(page);
  await expectVisible(page.getByText(/^Saved \d/));
  await context.close();
});
