import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a comment stands above its step, travels with it, and changes no version', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', { consent: null }, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] }, { unanswered: 'Mailbox' })
    .node('Mailbox', 'voicemail');
  const created = await api<Flow>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  const address = `/v2/routing/${number.account}/flow/${created.id}`;
  await api('POST', address, { basedOn: created.draftVersion, draft, publish: true });
  const binding = { flow: created.id, version: number.version };
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, binding);
  const saved = () => api<Flow>('GET', address);
  const comments = async () => (await saved()).draft.nodes.flatMap(({ comment }) => comment ?? []);

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  const field = page.getByRole('textbox', { name: 'Comment' });
  const waitForFocus = () => field.and(page.locator(':focus')).waitFor();
  const desk = page.locator('.react-flow__node[data-id="Desk"]');
  await desk.focus();
  await page.keyboard.press('m');
  await waitForFocus();
  await page.keyboard.type('Anna is away in July.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask Bob then.');
  const text = 'Anna is away in July.\nAsk Bob then.';
  await expect.poll(comments).toEqual([text]);
  expect(await desk.getAttribute('aria-label')).toBe(`Ring: Desk, Comment: ${text}`);
  await expectVisible(desk.getByText('Anna is away in July.'));
  const { changed, draft: commented } = await saved();
  expect({ changed, nodes: commented.nodes.map(({ comment: _without, ...node }) => node) }).toEqual({
    changed: false,
    nodes: draft.nodes,
  });
  expect(await findingsInEachMode(page, 'a step with a comment')).toEqual([]);

  await desk.focus();
  await page.keyboard.press('Control+d');
  await expect.poll(comments).toEqual([text, text]);
  await page.keyboard.press('Control+z');
  await expect.poll(comments).toEqual([text]);

  await button(page, 'Outline').click();
  const row = page.getByRole('row', { name: /Desk/ });
  expect(await row.textContent()).toContain('Anna is away in July.');
  await row.press('m');
  await field.fill('');
  await expect.poll(comments).toEqual([]);
  await field.blur();
  await desk.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Add comment' }).click();
  await waitForFocus();
  await page.keyboard.type('Rings late');
  await expect.poll(comments).toEqual(['Rings late']);
  expect(faults).toEqual([]);
  await context.close();
});
