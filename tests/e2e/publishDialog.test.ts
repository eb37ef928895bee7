import { expect, test } from 'vitest';
import { aVersionedFlow, openFlowOf, second } from './aVersionedFlow.ts';
import { button, dialog } from './flowEditorPage.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a long list of changes leaves Cancel and Publish in sight, also on a small screen', async () => {
  const { number, flow } = await aVersionedFlow(site(), 'Letterbox card');
  const api = await apiAs(site(), 'admin@demo.test');
  const notes = Array.from({ length: 40 }, (_, at) => ({
    ...second.nodes.find(({ type }) => type === 'voicemail'),
    id: `note-${at}`,
    name: `Note ${at}`,
    position: { x: 1300, y: at * 120 },
  }));
  await api('POST', `/v2/routing/${number.account}/flow/${flow.id}`, {
    basedOn: flow.draftVersion,
    draft: { ...second, nodes: [...second.nodes, ...notes] },
  });
  const { page, context } = await openWindow(site(), { viewport: { width: 1000, height: 420 } });
  await openFlowOf(page, number);
  await button(page, 'Publish').click();
  const sheet = dialog(page, 'Publish this flow?');
  await expectVisible(sheet.getByText('Note 39 added'));
  for (const name of ['Cancel', 'Publish']) {
    const box = await sheet.getByRole('button', { name, exact: true }).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 420, name).toBe(true);
  }
  await context.close();
});

test('a flow with errors names them and can’t be published until they are fixed', async () => {
  const { number, flow } = await aVersionedFlow(site(), 'Google listing');
  const api = await apiAs(site(), 'admin@demo.test');
  const loop = { id: 'loop', from: 'Desk', exit: 'unanswered', to: 'Desk' };
  const draft = { ...second, edges: [...second.edges.filter(({ from }) => from !== 'Desk'), loop] };
  await api('POST', `/v2/routing/${number.account}/flow/${flow.id}`, { basedOn: flow.draftVersion, draft });
  const { page, context, faults } = await openWindow(site());
  await openFlowOf(page, number);
  await button(page, 'Publish').click();
  const sheet = dialog(page, 'Publish this flow?');
  await expectVisible(sheet.getByText('2 problems have to be fixed first.'));
  await expectVisible(sheet.getByText('Loop: Desk'));
  expect(await sheet.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Show problems' }).click();
  await expectVisible(page.getByRole('region', { name: 'Problems' }));
  expect(faults).toEqual([]);
  await context.close();
});
