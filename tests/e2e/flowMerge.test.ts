import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog, holdAutosave } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

const card = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
const conflictDialog = (page: Page) => dialog(page, 'Someone else saved this flow');

/** Opens the starter flow of a number, which is saved only on request, and returns what others do with it. */
async function openFlow(page: Page, name: string) {
  const api = await apiAs(site(), 'admin@demo.test');
  const find = async (): Promise<TrackingNumber> => {
    const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find((each) => each.name === name);
    if (!number) throw new Error(`the demo has no number ${name}`);
    return number;
  };
  const number = await find();
  const did = encodeURIComponent(number.did);
  await api('POST', `/v2/routing/${number.account}/did/${did}`, { flow: null, version: number.version });
  await startSession(page, 'admin@demo.test');
  await holdAutosave(page);
  await page.goto(`/settings/wizard/${number.id}`);
  await button(page, 'Create call flow').click();
  await expectVisible(card(page, 'Welcome'));
  await page.keyboard.press('Control+s');
  await expectVisible(page.getByText(/^Saved \d/));
  const path = `/v2/routing/${number.account}/flow/${(await find()).actionId}`;
  const other = await apiAs(site(), 'reseller@demo.test');
  return {
    read: async () => (await api<Flow>('GET', path)).draft,
    /** Somebody else changes steps by their names. */
    saveAsOther: async (changes: Record<string, FlowNode['settings']>) => {
      const flow = await other<Flow>('GET', path);
      const nodes = flow.draft.nodes.map((node) => ({
        ...node,
        settings: { ...node.settings, ...changes[node.name] },
      }));
      await other('POST', path, { basedOn: flow.draftVersion, draft: { ...flow.draft, nodes } });
    },
  };
}

const settingsOf = ({ nodes }: FlowDocument, name: string) => nodes.find((node) => node.name === name)?.settings;

/** Changes how long the team's phones ring. */
async function ringFor(page: Page, seconds: string): Promise<void> {
  await card(page, 'Ring the team').click();
  await page.getByLabel('Ring for').fill(seconds);
  await page.getByLabel('Ring for').blur();
}

const greeting = { kind: 'text', text: 'Leave your name, please.', language: 'en-AU' };

test('changes that fit together are combined with one click, and undo brings mine back', async () => {
  const { page, context } = await openWindow(site());
  const { read, saveAsOther } = await openFlow(page, 'Letterbox card');
  await ringFor(page, '35');
  await saveAsOther({ 'Take a message': { greeting } });
  await page.keyboard.press('Control+s');
  const told = conflictDialog(page);
  await expectVisible(told.getByRole('listitem').filter({ hasText: 'Take a message: settings changed' }));
  await expectVisible(told.getByRole('listitem').filter({ hasText: 'Ring the team: settings changed' }));
  await button(page, 'Combine both').click();
  await expectVisible(page.getByText(/^Saved \d/));
  const merged = await read();
  expect(settingsOf(merged, 'Ring the team')).toMatchObject({ timeout: 35 });
  expect(settingsOf(merged, 'Take a message')).toMatchObject({ greeting });
  await page.getByRole('button', { name: 'Undo: combine both' }).click();
  await page.keyboard.press('Control+s');
  await expectVisible(page.getByText(/^Saved \d/));
  const mine = await read();
  expect(settingsOf(mine, 'Ring the team')).toMatchObject({ timeout: 35 });
  expect(settingsOf(mine, 'Take a message')).not.toMatchObject({ greeting });
  await context.close();
});

test('what both changed is decided side by side with the keyboard, and again if somebody saves in between', async () => {
  const { page, context } = await openWindow(site());
  const { read, saveAsOther } = await openFlow(page, 'Google listing');
  await ringFor(page, '35');
  await saveAsOther({ 'Ring the team': { timeout: 45 }, 'Take a message': { greeting } });
  await page.keyboard.press('Control+s');
  await expectVisible(conflictDialog(page).getByText(/same thing in 1 place/));
  await button(page, 'Combine…').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Combine changes');
  const choice = page.getByRole('radiogroup', { name: 'Ring the team: Ring for' });
  expect(await choice.getByRole('radio', { name: 'Yours' }).isChecked()).toBe(true);
  expect(await choice.innerText()).toMatch(/Yours\s+35\s+Theirs\s+45/);
  expect(await findingsInEachMode(page, 'combining')).toEqual([]);
  await choice.getByRole('radio', { name: 'Yours' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await choice.getByRole('radio', { name: 'Theirs' }).isChecked()).toBe(true);
  await saveAsOther({ 'Ring the team': { timeout: 55 } });
  await button(page, 'Save the merged flow').click();
  await expectVisible(conflictDialog(page).getByRole('listitem').filter({ hasText: 'Ring the team' }).first());
  await button(page, 'Combine both').click();
  await expectVisible(page.getByText(/^Saved \d/));
  const merged = await read();
  expect(settingsOf(merged, 'Ring the team')).toMatchObject({ timeout: 55 });
  expect(settingsOf(merged, 'Take a message')).toMatchObject({ greeting });
  await context.close();
});

test('a publish that is stale publishes what was combined', async () => {
  const { page, context } = await openWindow(site());
  const { saveAsOther } = await openFlow(page, 'Letterbox card');
  await ringFor(page, '35');
  await card(page, 'Ring the team').click();
  await page.getByLabel('Phone number').fill('(03) 7010 1234');
  await saveAsOther({ 'Take a message': { greeting } });
  await button(page, 'Publish').click();
  await dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' }).click();
  await expectVisible(conflictDialog(page).getByText(/then published as you asked/));
  await button(page, 'Preview').click();
  await expectVisible(page.getByRole('region', { name: 'Merged flow' }).getByText('Changed', { exact: true }));
  await button(page, 'Publish the merged flow').click();
  await expectVisible(page.getByText('Version 1 is live'));
  await context.close();
});
