import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takesCalls } from './aRealCall.ts';
import { comesToRest, expectVisible, middleOf } from './person.ts';
import { demoPassword, openWindow, startSite } from './site.ts';
import { dragByTouch, moveFingers, pressLong } from './touch.ts';
import { answeredCalls, button, card, dialog, freshNumber, port, readTheCall } from './wholeJob.ts';

const site = startSite(takesCalls);
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const menu = (page: Page) => page.getByRole('menu', { name: 'Actions' });
const zoom = (page: Page) => page.getByTitle('Actual size');
const connections = (page: Page) => page.locator('.react-flow__edge');

/** Taps a link; where the sidebar has no room, the menu's button brings it. */
async function follow(page: Page, link: Locator): Promise<void> {
  if (!(await link.first().isVisible())) await button(page, 'Open menu').tap();
  await link.first().tap();
}

/** Logs in and begins the call flow of a number. */
async function createFlow(page: Page, number: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(page, 'Log in').tap();
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  await follow(page, page.getByRole('link', { name: 'Numbers' }));
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Numbers' }));
  await page.getByRole('row', { name: new RegExp(number) }).tap();
  await button(page, 'Create call flow').tap();
  await expectVisible(card(page, 'Welcome'));
}

/** Draws a connection from a card's exit to another card with one finger. */
async function draw(page: Page, from: string, exit: string, to: string): Promise<void> {
  const drawn = page.locator(`.react-flow__edge[aria-label^="${from}, "][aria-label$=" leads to ${to}"]`);
  const before = await drawn.count();
  await dragByTouch(page, port(page, from, exit), port(page, to, 'in'));
  await expect.poll(() => drawn.count(), { timeout: 20_000 }).toBe(before + 1);
}

/** A place of the canvas with nothing on it, at the lower left. */
async function emptyPlace(page: Page) {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('the canvas is not to be seen');
  return { x: box.x + 60, y: box.y + box.height - 60 };
}

/** Where a card stands on the canvas, however the canvas is shifted. */
const placed = (page: Page, name: string) =>
  card(page, name).evaluate((element) => (element as HTMLElement).style.transform);

const shift = (page: Page) =>
  page.locator('.react-flow__viewport').evaluate((viewport) => {
    const { e, f } = new DOMMatrix(getComputedStyle(viewport).transform);
    return { x: Math.round(e), y: Math.round(f) };
  });

/** All of a small flow, as large as exits need to be. */
async function showExits(page: Page): Promise<void> {
  await button(page, 'Show the whole flow').tap();
  await button(page, 'Zoom in').tap();
}

test('the whole job by touch on a tablet: draw, publish a loop in vain, fix, publish, call and read the call', async () => {
  const did = await freshNumber(site(), 'Letterbox card');
  const before = await answeredCalls(site());
  const { page, faults, context } = await openWindow(site(), tablet);
  await createFlow(page, 'Letterbox card');

  await card(page, 'Welcome').tap();
  await button(page, 'Add a step').tap();
  await dialog(page, 'Add a step').getByRole('button', { name: /^Menu/ }).tap();
  await expectVisible(card(page, 'Menu'));
  await button(page, 'Close panel').tap();
  await button(page, 'Show the whole flow').tap();
  await card(page, 'Ring the team').tap();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await page.getByLabel('Phone number').blur();
  await button(page, 'Close panel').tap();
  await showExits(page);
  await draw(page, 'Menu', 'key-2', 'Welcome');
  await draw(page, 'Menu', 'noInput', 'Take a message');

  await button(page, 'Publish').tap();
  const sheet = dialog(page, 'Publish this flow?');
  await expectVisible(sheet.getByText('Loop: Welcome → Menu'));
  expect(await sheet.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Show problems' }).tap();
  await button(page, 'Close panel').tap();
  await showExits(page);
  await draw(page, 'Menu', 'key-2', 'Take a message');
  await button(page, 'Publish').tap();
  await dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' }).tap();
  await expectVisible(page.getByText('Version 1 is live'));

  await button(page, 'Test').tap();
  await button(page, 'Place test call').tap();
  await dialog(page, 'Place test call').getByLabel('Caller’s number').fill('+61 3 7010 9876');
  await page.getByLabel(/^Keys the caller presses/).fill('1');
  await dialog(page, 'Place test call').getByRole('button', { name: 'Call', exact: true }).tap();
  await page.getByRole('link', { name: 'Open call' }).tap();
  await readTheCall(page, { site: site(), did, before }, (target) => follow(page, target));
  expect(faults).toEqual([]);
  await context.close();
});

test('fingers pan, pinch, move a step, take a connection away, and open the menus by resting', async () => {
  await freshNumber(site(), 'Google listing');
  const { page, faults, context } = await openWindow(site(), tablet);
  await createFlow(page, 'Google listing');

  const place = await emptyPlace(page);
  const atFirst = await shift(page);
  await moveFingers(page, [place], [{ x: place.x + 64, y: place.y - 48 }]);
  await expect.poll(() => shift(page)).toEqual({ x: atFirst.x + 64, y: atFirst.y - 48 });

  const percent = parseInt(await zoom(page).innerText(), 10);
  await moveFingers(page, [place, { x: place.x + 80, y: place.y }], [place, { x: place.x + 60, y: place.y }]);
  await expect.poll(async () => parseInt(await zoom(page).innerText(), 10)).toBeLessThan(percent);
  await button(page, 'Show the whole flow').tap();

  await comesToRest(card(page, 'Take a message'));
  const start = await middleOf(card(page, 'Take a message'));
  await moveFingers(page, [start], [{ x: start.x, y: start.y + 80 }]);
  await expect.poll(async () => (await middleOf(card(page, 'Take a message'))).y).toBeGreaterThan(start.y + 60);

  await comesToRest(card(page, 'Ring the team'));
  const held = await middleOf(card(page, 'Ring the team'));
  const stands = await placed(page, 'Ring the team');
  await pressLong(page, held, menu(page));
  expect(await placed(page, 'Ring the team')).toBe(stands);
  await menu(page).getByRole('menuitem', { name: 'Duplicate' }).tap();
  await expect.poll(() => card(page, 'Ring the team').count()).toBe(2);
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect.poll(() => card(page, 'Ring the team').count()).toBe(1);

  await pressLong(page, await emptyPlace(page), menu(page));
  await menu(page).getByRole('menuitem', { name: 'Add a step here' }).tap();
  await page.getByRole('button', { name: /^Hang up/ }).tap();
  await expectVisible(card(page, 'Hang up'));

  const before = await connections(page).count();
  await page.locator('.react-flow__edge[aria-label$=" leads to Ring the team"]').tap();
  await button(page, 'Disconnect').tap();
  await expect.poll(() => connections(page).count()).toBe(before - 1);
  expect(await page.getByRole('toolbar').getByRole('button').evaluateAll(smallest)).toBeGreaterThanOrEqual(44);
  expect(faults).toEqual([]);
  await context.close();
});

function smallest(elements: Element[]): number {
  return Math.min(...elements.map((element) => Math.min(element.clientWidth, element.clientHeight)));
}
