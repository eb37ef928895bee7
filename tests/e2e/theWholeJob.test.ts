import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takesCalls } from './aRealCall.ts';
import { drag, expectVisible, tabInto, tabTo } from './person.ts';
import { keys } from './personsHands.ts';
import { demoPassword, openWindow, startSite } from './site.ts';
import { answeredCalls, button, card, dialog, freshNumber, port, readTheCall } from './wholeJob.ts';

const site = startSite(takesCalls);

/** Draws an edge from a card's exit to another card, and checks that it exists. */
async function draw(page: Page, from: string, exit: string, to: string): Promise<void> {
  const ways = page.locator(`.react-flow__edge[aria-label^="${from}, "][aria-label$=" leads to ${to}"]`);
  const before = await ways.count();
  await drag(page, port(page, from, exit), port(page, to, 'in'));
  await expect.poll(() => ways.count(), { timeout: 20_000 }).toBe(before + 1);
}

test('the whole job by mouse: draw, fail to publish a loop, fix, publish, call, and find it in the log, report and canvas', async () => {
  const did = await freshNumber(site(), 'Letterbox card');
  const before = await answeredCalls(site());
  const { page, faults, context } = await openWindow(site());
  await page.goto('/');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await button(page, 'Log in').click();
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));

  await page.getByRole('link', { name: 'Numbers' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Numbers' }));
  await page.getByRole('row', { name: /Letterbox card/ }).click();
  await button(page, 'Create call flow').click();
  await expectVisible(card(page, 'Welcome'));

  await card(page, 'Welcome').click();
  await button(page, 'Add a step').click();
  await dialog(page, 'Add a step').getByRole('button', { name: /^Menu/ }).click();
  await expectVisible(card(page, 'Press a key').or(card(page, 'Menu')));
  await button(page, 'Show the whole flow').click();
  const frame = await page.getByRole('application').boundingBox();
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await page.getByLabel('Phone number').blur();
  expect(await page.getByRole('application').boundingBox()).toEqual(frame);
  await button(page, 'Close panel').click();
  await button(page, 'Show the whole flow').click();
  await draw(page, 'Menu', 'key-2', 'Welcome');
  await draw(page, 'Menu', 'noInput', 'Take a message');

  await button(page, 'Publish').click();
  const sheet = dialog(page, 'Publish this flow?');
  await expectVisible(sheet.getByText('Loop: Welcome → Menu'));
  expect(await sheet.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Show problems' }).click();
  await button(page, 'Close panel').click();
  await button(page, 'Show the whole flow').click();

  await draw(page, 'Menu', 'key-2', 'Take a message');
  await button(page, 'Publish').click();
  await dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' }).click();
  await expectVisible(page.getByText('Version 1 is live'));

  await button(page, 'Test').click();
  await button(page, 'Place test call').click();
  await dialog(page, 'Place test call').getByLabel('Caller’s number').fill('+61 3 7010 9876');
  await page.getByLabel(/^Keys the caller presses/).fill('1');
  await dialog(page, 'Place test call').getByRole('button', { name: 'Call', exact: true }).click();
  await expectVisible(page.getByRole('log').getByText('The call was answered.'));
  await expectVisible(page.locator('.react-flow__node [data-highlight="passed"]').first());
  await page.getByRole('link', { name: 'Open call' }).click();
  await readTheCall(page, { site: site(), did, before }, (target) => target.first().click());
  expect(faults).toEqual([]);
  await context.close();
});

test('the whole job by keyboard alone', async () => {
  const did = await freshNumber(site(), 'Google listing');
  const before = await answeredCalls(site());
  const { page, faults, context } = await openWindow(site());
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type('admin@demo.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));

  await tabTo(page, page.getByRole('link', { name: 'Numbers' }));
  await keyboard.press('Enter');
  await expectVisible(page.getByRole('row', { name: /Google listing/ }));
  await tabTo(page, page.getByRole('searchbox').or(page.getByRole('textbox')).first());
  await keyboard.type('Google listing');
  const row = page.getByRole('row', { name: /Google listing/ });
  await page.waitForFunction(() => document.querySelectorAll('[role="row"], tbody tr').length <= 2);
  await tabTo(page, row);
  await keyboard.press('Enter');
  await tabTo(page, button(page, 'Create call flow'));
  await keyboard.press('Enter');

  await tabTo(page, button(page, 'Outline'));
  await keyboard.press('Enter');
  await expectVisible(page.getByRole('treegrid'));
  const line = (name: string | RegExp) => page.getByRole('treegrid').getByRole('row', { name });
  await tabTo(page, line(/Call comes in/));
  await keyboard.press('ArrowDown');
  await keyboard.press('a');
  await keyboard.type('Menu');
  await keyboard.press('Enter');
  await expectVisible(line(/Menu/));
  await tabInto(page, page.getByRole('treegrid'));
  await keyboard.press('End');
  await keyboard.type('me');
  await expect.poll(() => page.locator('[role="row"]:focus').textContent()).toMatch(/Menu/);

  await outline(page, /Ring the team/);
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Phone number'));
  await keyboard.type('(03) 7010 1234');
  await connect(page, /Menu/, '2 Support', 'Welcome Would make a loop');
  await connect(page, /Menu/, 'No key pressed', 'Take a message');

  await tabTo(page, button(page, 'Publish'));
  await keyboard.press('Enter');
  await expectVisible(dialog(page, 'Publish this flow?').getByText('Loop: Welcome → Menu'));
  await tabTo(page, dialog(page, 'Publish this flow?').getByRole('button', { name: 'Show problems' }));
  await keyboard.press('Enter');
  await connect(page, /Menu/, '2 Support', 'Take a message');
  await publish(page);
  await expectVisible(page.getByText('Version 1 is live'));

  await tabTo(page, button(page, 'Test'));
  await keyboard.press('Enter');
  await tabTo(page, button(page, 'Place test call'));
  await keyboard.press('Enter');
  await tabTo(page, dialog(page, 'Place test call').getByLabel('Caller’s number'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('+61 3 7010 9876');
  await tabTo(page, page.getByLabel(/^Keys the caller presses/));
  await keyboard.type('1');
  await tabTo(page, dialog(page, 'Place test call').getByRole('button', { name: 'Call', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Open call' }));
  await keyboard.press('Enter');
  await readTheCall(page, { site: site(), did, before }, async (target) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  });
  expect(faults).toEqual([]);
  await context.close();
});

async function publish(page: Page): Promise<void> {
  await tabTo(page, button(page, 'Publish'));
  await page.keyboard.press('Enter');
  const confirm = dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' });
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
}

/** Tabs to the outline and moves to one of its rows with the arrow keys. */
async function outline(page: Page, name: RegExp): Promise<void> {
  const lines = page.getByRole('treegrid').getByRole('row');
  await tabInto(page, page.getByRole('treegrid'));
  await page.keyboard.press('Home');
  for (let press = 0; press < 30; press += 1) {
    const focused = page.getByRole('treegrid').locator('[role="row"]:focus');
    const text = (await focused.textContent()) ?? '';
    if (name.test(text) && !/shown above/.test(text)) return;
    await page.keyboard.press('ArrowDown');
  }
  expect.fail(`the outline has no line ${name} among ${await lines.count()}`);
}

async function connect(page: Page, step: RegExp, exitLabel: string, target: string): Promise<void> {
  await outline(page, step);
  await page.keyboard.press('c');
  const { choose } = keys(page);
  await choose('Exit', exitLabel, ['dialog', /^From /]);
  await choose('Connect to', target, ['dialog', /^From /]);
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }));
  await page.keyboard.press('Enter');
}
