import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { eventually } from '../eventually.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a played call is kept as a test, which later refuses a publish by its name', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', { consent: null }, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] }, { unanswered: 'Mailbox' })
    .node('Mailbox', 'voicemail');
  const flow = await api<Flow>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, {
    flow: flow.id,
    version: number.version,
  });

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await button(page, 'Test').click();
  await button(page, 'Start the call').click();
  await button(page, 'Anna answers').click();
  await button(page, 'Save as test').click();
  await page.getByLabel('Name of the test').fill('Anna answers: Desk');
  await button(page, 'Save').click();
  await expectVisible(page.getByText('Kept as a test'));
  await button(page, 'Change caller').click();
  await expectVisible(page.getByText('The test passes'));
  await expectVisible(page.getByRole('status').filter({ hasText: /Saved \d/ }));
  expect(await findingsInEachMode(page, 'tests of a flow')).toEqual([]);

  await button(page, 'More for “Anna answers: Desk”').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of the test').fill('Anna is there');
  await button(page, 'Save').click();
  await button(page, 'Play “Anna is there”').click();
  await expectVisible(page.getByText('The call was answered.'));
  await button(page, 'Test').click();

  const saved = await eventually(async () => {
    const read = await api<Flow>('GET', `/v2/routing/${number.account}/flow/${flow.id}`);
    expect(read.draft.tests?.map(({ name, ends }) => [name, ends])).toEqual([
      ['Anna is there', { step: 'Desk', as: 'answered' }],
    ]);
    return read;
  });

  await page.locator('.react-flow__node', { hasText: 'Desk' }).click();
  await button(page, 'Close panel').click();
  const bob = { id: 'b', label: 'Bob', number: '+61370101235' };
  const nodes = saved.draft.nodes.map((node) =>
    node.id === 'Desk' ? { ...node, settings: { ...node.settings, targets: [bob] } } : node,
  );
  await api('POST', `/v2/routing/${number.account}/flow/${flow.id}`, {
    basedOn: saved.draftVersion,
    draft: { ...saved.draft, nodes },
  });
  await page.reload();
  await button(page, 'Publish').click();
  await expectVisible(dialog(page, 'Publish this flow?').getByText('1 problem has to be fixed first.'));
  await button(page, 'Show problems').click();
  await page.getByRole('button', { name: /A test of this flow fails.*Anna is there/ }).click();
  await expectVisible(page.getByText('1 test fails'));
  await expectVisible(page.getByText('Desk asks something that the test doesn’t answer'));
  expect(faults).toEqual([]);
  await context.close();
});
