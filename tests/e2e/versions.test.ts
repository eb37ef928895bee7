import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { aVersionedFlow, openFlowOf } from './aVersionedFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog, fromFlowMenu } from './flowEditorPage.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
let number: TrackingNumber;

beforeAll(async () => {
  ({ number } = await aVersionedFlow(site(), 'Letterbox card'));
});

const card = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
const markOf = (page: Page, name: string) =>
  card(page, name).locator('[data-highlight]').getAttribute('data-highlight');

async function openVersions(options: Parameters<typeof openWindow>[1] = {}) {
  const { page, context } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
  await openFlowOf(page, number);
  await fromFlowMenu(page, 'Versions');
  return { page, panel: page.getByRole('region', { name: 'Versions' }), context };
}

test('a version is drawn with what it added, changed and removed, in colours, marks and sentences', async () => {
  const { page, panel, context } = await openVersions();
  await expectVisible(panel.getByText('On 1 number: Letterbox card'));
  await button(page, 'Open version 2').click();
  await expectVisible(panel.getByText('Message added'));
  const sentences = await panel.getByRole('listitem').getByRole('listitem').allTextContents();
  expect(sentences.toSorted()).toEqual([
    'Busy deleted',
    'Desk, Nobody answers: now leads to Message',
    'Desk: settings changed',
    'Message added',
    'Welcome deleted',
    'start, Next: now leads to Desk',
  ]);
  await button(page, 'Show the whole flow').click();
  const names = ['Welcome', 'Desk', 'Message', 'start'];
  const marks = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await card(page, name).textContent()])),
  );
  expect(await markOf(page, 'Message')).toBe('added');
  expect(marks['Message']).toContain('Added');
  expect(marks['Desk']).toContain('Changed');
  expect(marks['Welcome']).toContain('Removed');
  // It was only moved.
  expect(marks['start']).not.toMatch(/Added|Changed|Removed/);
  const legend = page.getByRole('list', { name: 'Steps that differ' });
  expect(await legend.getByRole('listitem').allTextContents()).toEqual(['Added 1', 'Changed 1', 'Removed 2']);
  const edges = page.locator('.react-flow__edge[aria-label^="Removed"]');
  expect(await edges.evaluateAll((all) => all.map((edge) => edge.getAttribute('aria-label')))).toContain(
    'Removed: Welcome, Next: leads to Desk',
  );
  await panel.getByRole('button', { name: 'Welcome deleted' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Welcome');
  expect(await findingsInEachMode(page, 'versions')).toEqual([]);
  await context.close();
});

test('a version is compared with the one before, the live one or the draft', async () => {
  const { page, panel, context } = await openVersions();
  await expectVisible(panel.getByText('No differences. Moved steps don’t count.'));
  await button(page, 'Open version 1').click();
  const compared = panel.getByRole('button', { name: /Compared with/ });
  await expectVisible(compared.getByText('version 2, live'));
  await expectVisible(panel.getByText('Welcome added'));
  await compared.click();
  await page.getByRole('option', { name: 'the draft' }).click();
  await expectVisible(panel.getByText('Message deleted'));
  await panel.getByRole('button', { name: 'Show the draft' }).click();
  await expectVisible(panel.getByText('No differences. Moved steps don’t count.'));
  await context.close();
});

test('a version that was restored can be undone, also after the draft was saved', async () => {
  const { page, context } = await openVersions();
  await button(page, 'Open version 1').click();
  await button(page, 'Restore this version').click();
  await expectVisible(card(page, 'Welcome'));
  await expectVisible(page.getByText('Draft differs from version 2'));
  await expectVisible(page.getByText(/^Saved \d/));
  await button(page, 'Close panel').click();
  await button(page, 'Undo: restore version 1').click();
  await expectVisible(card(page, 'Message'));
  await card(page, 'Welcome').waitFor({ state: 'detached' });
  await expectVisible(page.getByText('Version 2 is live'));
  await context.close();
});

test('a version published again becomes a new one, and the draft stays', async () => {
  const { page, panel, context } = await openVersions();
  await button(page, 'Open version 1').click();
  await button(page, 'Publish this version again').click();
  const sheet = dialog(page, 'Publish version 1 again?');
  await expectVisible(sheet.getByText('Welcome added'));
  await sheet.getByLabel('Note (what changed)').fill('Back to the busy tone');
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectVisible(panel.getByText('Back to the busy tone'));
  await expectVisible(page.getByText('Draft differs from version 3'));
  await button(page, 'Show the whole flow').click();
  await expectVisible(card(page, 'Message'));
  await context.close();
});
