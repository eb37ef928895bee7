import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { aVersionedFlow, openFlowOf, second } from './aVersionedFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog, fromFlowMenu, openFlowSettings } from './flowEditorPage.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
let number: TrackingNumber;
let flow: Flow;

beforeAll(async () => {
  ({ number, flow } = await aVersionedFlow(site(), 'Letterbox card'));
});

async function openAsAuthor() {
  const opened = await openWindow(site(), { reducedMotion: 'reduce' });
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFlowOf(opened.page, number);
  return opened;
}

/** The URL of a new link to what is on the canvas. */
async function share(page: Page, name: string, recipient: string): Promise<string> {
  const sheet = dialog(page, name);
  await sheet.getByLabel('Recipient').fill(recipient);
  await sheet.getByRole('button', { name: 'Create link' }).click();
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expectVisible(page.getByText('Link copied'));
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(await sheet.getByLabel('Link', { exact: true }).inputValue()).toBe(url);
  return url;
}

test('a client approves a draft by a link under the brand, and its author reads the answer', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const [start, desk, message] = second.nodes;
  if (!start || !desk || !message) throw new Error('the flow has no steps');
  const calm = { ...desk, name: 'Reception', settings: { ...desk.settings, timeout: 20 } };
  const draft = { ...second, nodes: [start, calm, message] };
  await api('POST', `/v2/routing/${flow.account}/flow/${flow.id}`, { basedOn: flow.draftVersion, draft });
  const author = await openAsAuthor();
  await fromFlowMenu(author.page, 'Share for approval');
  const url = await share(author.page, 'Share the draft for approval', 'Ann');
  await author.page.keyboard.press('Escape');
  await fromFlowMenu(author.page, 'Versions');
  const panel = author.page.getByRole('region', { name: 'Versions' });
  await expectVisible(panel.getByText(/^Shared with Ann for approval, no answer yet\./));

  expect(new URL(url).hostname).toBe('harbour.localhost');
  const { page, context, faults } = await openWindow(site());
  await page.goto(url);
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Call flow: Front desk' }));
  expect(await page.title()).toBe('Call flow: Front desk · Harbour Calls');
  const steps = page.getByRole('heading', { level: 3 });
  const names = (await steps.allTextContents()).map((text) => text.trim());
  expect(names).toEqual(['1. start Start', '2. Reception Ring Changed', '3. Message Voicemail']);
  await expectVisible(page.getByText('Anna', { exact: true }));
  expect(await page.content()).not.toContain('70101234');
  await expectVisible(page.locator('.react-flow__node', { hasText: 'Reception' }).getByText('Changed'));
  await expectVisible(page.getByRole('listitem').getByText('Reception: settings changed'));
  expect(await findingsInEachMode(page, 'a flow to approve')).toEqual([]);
  await page.getByText('Yes, as shown', { exact: true }).click();
  await page.getByLabel('Your name').fill('Ann Smith');
  await page.getByLabel('Comment').fill('Just right.');
  await button(page, 'Send answer').click();
  await expectVisible(page.getByText(/^Approved by Ann Smith, /));
  expect(faults).toEqual([]);

  await expectVisible(panel.getByText(/^Approved by Ann Smith, /));
  await expectVisible(panel.getByText('Just right.'));
  await button(author.page, 'Publish').click();
  await expectVisible(dialog(author.page, 'Publish this flow?').getByText(/^Approved by Ann Smith, /));
  await author.page.keyboard.press('Escape');
  await openFlowSettings(author.page);
  await author.page.getByLabel('Flow name').fill('Reception desk');
  await fromFlowMenu(author.page, 'Versions');
  await expectVisible(panel.getByText('The draft has changed since.'));
  expect(author.faults).toEqual([]);
  await Promise.all([context.close(), author.context.close()]);
});

test('a version is shared with changes asked for, and its link ended', async () => {
  const author = await openAsAuthor();
  await fromFlowMenu(author.page, 'Versions');
  await button(author.page, 'Open version 1').click();
  await button(author.page, 'Share for approval: version 1').click();
  const url = await share(author.page, 'Share version 1 for approval', '');
  const { page, context } = await openWindow(site());
  await page.goto(url);
  await page.getByText('No, I’d like changes', { exact: true }).click();
  await page.getByLabel('Your name').fill('Ann Smith');
  await page.getByLabel('What should change?').fill('Ring Ben first.');
  await button(page, 'Send answer').click();
  await expectVisible(page.getByText(/^Ann Smith asked for changes, /));

  const sheet = dialog(author.page, 'Share version 1 for approval');
  await expectVisible(sheet.getByText(/^Changes asked for by Ann Smith, /));
  await expectVisible(sheet.getByText('Ring Ben first.'));
  expect(await findingsInEachMode(author.page, 'sharing a version')).toEqual([]);
  await sheet.getByRole('button', { name: /^End link: Version 1/ }).click();
  await sheet.getByRole('button', { name: /^End link: Version 1/ }).waitFor({ state: 'detached' });
  await page.reload();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'This link no longer works' }));
  expect(await findingsInEachMode(page, 'an ended link')).toEqual([]);
  await Promise.all([context.close(), author.context.close()]);
});

test('on a phone the words come before the drawing, and everything fits', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const path = `/v2/routing/${flow.account}/flow/${flow.id}/reviews`;
  const { url } = await api<{ url: string }>('PUT', path, { version: 2, draftVersion: 1 });
  const { page, context } = await openWindow(site(), { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(url);
  const tops = await Promise.all(
    ['Step by step', 'The flow at a glance', 'Your answer'].map(async (name) => {
      const box = await page.getByRole('heading', { level: 2, name }).boundingBox();
      return box?.y ?? 0;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Go to your answer' }).click();
  await expect.poll(async () => (await page.getByLabel('Your name').boundingBox())?.y ?? 0).toBeLessThan(844);
  expect(await findingsInEachMode(page, 'a flow to approve on a phone')).toEqual([]);
  await context.close();
});
