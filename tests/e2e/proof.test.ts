import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { choose } from './choosing.ts';
import { button } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

async function numberNamed(name: string): Promise<TrackingNumber> {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find((each) => each.name === name);
  if (!number) throw new Error(`the demo has no number ${name}`);
  return number;
}

/** Opens the proof of a number's flow. */
async function openProof(page: Page, { id }: TrackingNumber): Promise<void> {
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${id}`);
  await button(page, 'Proof').click();
}

test('a proved flow says so, and how calls can end by the time of day', async () => {
  const { page, context } = await openWindow(site(), { reducedMotion: 'reduce' });
  await openProof(page, await numberNamed('Google listing'));
  await expectVisible(page.getByText(/^Every call ends with a person, a message or a goodbye, until/));
  await expectVisible(button(page, 'Sun: Voicemail only: all day'));
  expect(await findingsInEachMode(page, 'proof')).toEqual([]);
  await context.close();
});

test('a call that is cut off is shown, and plays on the canvas', async () => {
  const number = await numberNamed('Letterbox card');
  const { did, account, version } = number;
  const api = await apiAs(site(), 'admin@demo.test');
  const target = { id: 'a', label: 'Anna', number: '+61370101234' };
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', {}, { next: 'desk' })
    .node('desk', 'ring', { targets: [target] });
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  await api('POST', `/v2/routing/${account}/did/${encodeURIComponent(did)}`, { flow: flow.id, version });

  const { page, context } = await openWindow(site());
  await openProof(page, number);
  await expectVisible(page.getByText(/^Calls can be cut off in one place until/));
  await expectVisible(page.getByText('desk: Nobody answers isn’t connected'));
  await button(page, 'Play this call').click();
  await expectVisible(page.getByText('The call reached an unconnected path.'));
  expect(await page.getByRole('log').textContent()).toContain('Nobody answers');
  await context.close();
});

test('how calls end is told by caller, and a call of any time plays on the canvas', async () => {
  const number = await numberNamed('Letterbox card');
  const { did, account, version } = number;
  const api = await apiAs(site(), 'admin@demo.test');
  const groups = [{ id: 'vic', name: 'Victoria', prefixes: [], areaCodes: ['AU 03'], states: [], countries: [] }];
  const { document: draft } = aFlow('By region')
    .node('start', 'start', {}, { next: 'where' })
    .node('where', 'region', { groups }, { 'region-vic': 'desk', otherwise: 'mail' })
    .node('desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] }, { unanswered: 'mail' })
    .node('mail', 'voicemail');
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  await api('POST', `/v2/routing/${account}/did/${encodeURIComponent(did)}`, { flow: flow.id, version });

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await openProof(page, number);
  await expectVisible(button(page, 'Mon: A person can answer: all day'));
  await choose(page, 'Callers', 'where: Otherwise');
  await expectVisible(button(page, 'Mon: Voicemail only: all day'));
  expect(await findingsInEachMode(page, 'proof by caller')).toEqual([]);
  await choose(page, 'Callers', 'where: Victoria');
  await button(page, 'Tue: A person can answer: all day').click();
  expect(await findingsInEachMode(page, 'times of a day')).toEqual([]);
  await page.getByRole('menuitem', { name: /^all day/ }).click();
  await expectVisible(page.getByRole('log').getByText('Anna'));
  expect(faults).toEqual([]);
  await context.close();
});

test('how calls end is told by place, on a map and in a table, and a call from there plays', async () => {
  const number = await numberNamed('Letterbox card');
  const { did, account, version } = number;
  const api = await apiAs(site(), 'admin@demo.test');
  const entries = { prefixes: [], areaCodes: [], states: [], countries: [] };
  const groups = [
    { ...entries, id: 'near', name: 'Near', areaCodes: ['AU 03'], states: ['AU-VIC', 'AU-TAS'] },
    { ...entries, id: 'far', name: 'Far', countries: ['NZ'] },
  ];
  const { document: draft } = aFlow('By place')
    .node('start', 'start', {}, { next: 'where' })
    .node('where', 'region', { groups }, { 'region-near': 'desk', 'region-far': 'bye', otherwise: 'mail' })
    .node('desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] }, { unanswered: 'mail' })
    .node('bye', 'hangup')
    .node('mail', 'voicemail');
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  await api('POST', `/v2/routing/${account}/did/${encodeURIComponent(did)}`, { flow: flow.id, version });

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await openProof(page, number);
  const table = page.getByRole('table', { name: 'How calls can end, by where they come from' });
  await expectVisible(table);
  const rows = await table.getByRole('row').allInnerTexts();
  expect(rows.map((row) => row.split(/\s*\n\s*|\t/))).toEqual([
    ['From', 'How calls can end'],
    ['03 in Australia, Victoria, Tasmania', 'A person can answer'],
    ['New Zealand', 'Hang-up message only'],
    ['Everywhere else', 'Voicemail only'],
  ]);
  await expectVisible(page.getByRole('img', { name: /^Map of how calls can end/ }));
  expect(await findingsInEachMode(page, 'proof by place')).toEqual([]);
  await button(page, 'Play a call: 03 in Australia, Victoria, Tasmania').click();
  await page.getByRole('menuitem', { name: 'A person can answer' }).click();
  await expectVisible(page.getByRole('log').getByText('Anna'));
  expect(faults).toEqual([]);
  await context.close();
});
