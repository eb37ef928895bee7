import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog, fromFlowMenu } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('an empty flow offers templates, and one that is chosen marks what is to be filled in', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const start = {
    id: 'start',
    type: 'start',
    version: 1,
    name: '',
    settings: { recording: false, consent: null, callerId: 'caller' },
  };
  const draft = { schema: 1, name: 'New line', timezone: 'Australia/Melbourne', nodes: [start], edges: [] };
  const flow = await api<{ id: string }>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  const did = encodeURIComponent(number.did);
  await api('POST', `/v2/routing/${number.account}/did/${did}`, { flow: flow.id, version: number.version });
  const { page, context } = await openWindow(site());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await button(page, 'Start from a template').click();
  const gallery = dialog(page, 'Start from a template');
  await expect.poll(() => gallery.getByRole('button').count()).toBe(13);
  expect(await findingsInEachMode(page, 'templates')).toEqual([]);
  await gallery.getByRole('button', { name: /^On call after hours/ }).click();
  await expectVisible(page.locator('.react-flow__node', { hasText: 'Ring whoever is on call' }));
  expect(await page.getByText('This flow is empty').count()).toBe(0);
  await expectVisible(page.getByRole('button', { name: '2 problems' }).first());
  await fromFlowMenu(page, 'Start from a template');
  await expectVisible(gallery);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expectVisible(page.getByText('This flow is empty'));
  await context.close();
});
