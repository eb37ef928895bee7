import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
let wizard: string;

/** A starter flow for a number that hung up before. */
beforeAll(async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no number Letterbox card');
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, {
    flow: null,
    version: number.version,
  });
  wizard = `/settings/wizard/${number.id}`;
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(wizard);
  await button(page, 'Create call flow').click();
  await expectVisible(card(page, 'Welcome'));
  await context.close();
});

const card = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openFlow(): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(wizard);
  await expectVisible(card(page, 'Welcome'));
  return { page, close: () => context.close() };
}

test('the editor takes the window, a panel comes with a selection only, and the arrow leads back', async () => {
  const { page, close } = await openFlow();
  expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  expect((await page.getByRole('application').boundingBox())?.width).toBeGreaterThan(1380);
  expect(await panel(page, 'Step settings').count()).toBe(0);
  await card(page, 'Welcome').click();
  await expectVisible(panel(page, 'Step settings'));
  await button(page, 'Close panel').click();
  await panel(page, 'Step settings').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All numbers' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Numbers' }));
  await expectVisible(page.getByRole('link', { name: 'Dashboard' }));
  await close();
});

test('all steps of a small flow are in view when it opens, and the selected one when the panel opens', async () => {
  const { page, close } = await openFlow();
  const canvas = await page.getByRole('application').boundingBox();
  for (const name of ['Call comes in', 'Welcome', 'Ring the team', 'Take a message']) {
    const box = await card(page, name).boundingBox();
    expect(box && canvas && box.x >= canvas.x && box.x + box.width <= canvas.x + canvas.width, name).toBe(true);
  }
  await card(page, 'Take a message').click();
  await expectVisible(panel(page, 'Step settings'));
  const side = await panel(page, 'Step settings').boundingBox();
  await expect
    .poll(async () => {
      const box = await card(page, 'Take a message').boundingBox();
      return box && side && box.x + box.width <= side.x;
    })
    .toBe(true);
  await close();
});

test('far away a card shows its name without the rest, and no connection is lost', async () => {
  const { page, close } = await openFlow();
  const [ring, edges] = [card(page, 'Ring the team'), page.locator('.react-flow__edge')];
  await expectVisible(ring.getByText('Nobody answers'));
  const before = await edges.count();
  expect(before).toBeGreaterThan(2);
  const zoom = page.getByRole('button', { name: 'Zoom out' });
  for (let step = 0; step < 4; step += 1) await zoom.click();
  await expect.poll(() => ring.getByText('Nobody answers').count()).toBe(0);
  await expectVisible(ring.getByText('Ring the team'));
  expect(await edges.count()).toBe(before);
  // In a small window the flow opens like that.
  await page.setViewportSize({ width: 800, height: 700 });
  await page.reload();
  await expectVisible(ring.getByText('Ring the team'));
  expect(await ring.getByText('Nobody answers').count()).toBe(0);
  await expect.poll(() => edges.count()).toBe(before);
  await close();
});

test('a problem names its exit, opens the field, and is mended by one button', async () => {
  const { page, close } = await openFlow();
  await page
    .getByRole('toolbar', { name: 'Editor tools' })
    .getByRole('button', { name: /problem/ })
    .click();
  await panel(page, 'Problems')
    .getByRole('button', { name: /Ring the team/ })
    .first()
    .click();
  await expectVisible(panel(page, 'Step settings'));
  await expect
    .poll(() => page.getByLabel('Phone number').evaluate((field) => field === document.activeElement))
    .toBe(true);
  const after = page.locator('.react-flow__edge[aria-label^="Welcome, "]');
  await after.locator('.react-flow__edge-interaction').dispatchEvent('contextmenu', { clientX: 600, clientY: 300 });
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await expectVisible(card(page, 'Welcome').getByText('Not connected'));
  await page
    .getByRole('toolbar', { name: 'Editor tools' })
    .getByRole('button', { name: /problem/ })
    .click();
  await expectVisible(panel(page, 'Problems').getByText(/“.+” isn’t connected/));
  await panel(page, 'Problems').getByRole('button', { name: 'Connect to Take a message' }).click();
  await page
    .locator('.react-flow__edge[aria-label^="Welcome, "][aria-label$="Take a message"]')
    .waitFor({ state: 'attached' });
  await button(page, 'Undo: connect').click();
  await button(page, 'Undo: disconnect').click();
  await expectVisible(page.getByText(/^Saved \d/));
  await close();
});

test('a step is duplicated beside itself, and publishing says what changes and for which number', async () => {
  const { page, close } = await openFlow();
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await button(page, 'Publish').click();
  const sheet = dialog(page, 'Publish this flow?');
  await expectVisible(sheet.getByText('Used by 1 number'));
  await expectVisible(sheet.getByText('Letterbox card'));
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expectVisible(page.getByText('Version 1 is live'));
  await button(page, 'Publish').click();
  await expectVisible(sheet.getByText('Nothing has changed, so there is nothing to publish.'));
  expect(await sheet.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  await card(page, 'Welcome').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
  await expect.poll(() => card(page, 'Welcome').count()).toBe(2);
  const [first, second] = await Promise.all([0, 1].map((at) => card(page, 'Welcome').nth(at).boundingBox()));
  expect(first && second && (second.y >= first.y + first.height || second.x >= first.x + first.width)).toBe(true);
  await button(page, 'Publish').click();
  await expectVisible(sheet.getByText('Welcome added'));
  await close();
});
