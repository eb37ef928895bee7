import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow, FlowCounts } from '#contract/telephony/routing.contract.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const bye = aFlow().node('bye', 'hangup').document.nodes;

/** The busiest flow of the demo in which calls came to voicemail. */
async function aBusyFlow() {
  const api = await apiAs(site(), 'admin@demo.test');
  const numbers = (await api<TrackingNumber[]>('GET', '/v2/number')).filter(({ action }) => action === 'flow');
  const found = await Promise.all(
    numbers.slice(0, 6).map(async (number) => {
      const path = `/v2/routing/${number.account}/flow/${number.actionId}`;
      const [flow, { calls, steps }] = [await api<Flow>('GET', path), await api<FlowCounts>('GET', `${path}/counts`)];
      const mail = flow.draft.nodes.find(
        ({ id, type }) => type === 'voicemail' && steps.some(({ step }) => step === id),
      );
      return { api, path, number, flow, calls, mail };
    }),
  );
  const busiest = found.filter(({ mail }) => mail).toSorted((a, b) => b.calls - a.calls)[0];
  if (!busiest?.mail) throw new Error('the demo has no flow in which calls came to voicemail');
  return { ...busiest, mail: busiest.mail };
}

test('past calls are led through the draft, and each that ends elsewhere plays on the canvas', async () => {
  const { api, path, number, flow, mail } = await aBusyFlow();
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await button(page, 'Proof').click();
  await button(page, 'Compare past calls').click();
  await expectVisible(page.getByText(/^No change for all [\d,]+ calls\.$/));

  const edges = flow.draft.edges.map((edge) => (edge.to === mail.id ? { ...edge, to: 'bye' } : edge));
  const draft = { ...flow.draft, nodes: [...flow.draft.nodes, ...bye], edges };
  await api('POST', path, { basedOn: flow.draftVersion, draft });
  await page.reload();
  await button(page, 'Proof').click();
  await button(page, 'Compare past calls').click();
  await expectVisible(page.getByText(/^[\d,]+ of [\d,]+ calls end elsewhere/));
  expect(await findingsInEachMode(page, 'past calls')).toEqual([]);
  await page.getByRole('button', { name: /\(voicemail\), now bye \(flow hangs up\): \d+ calls?$/ }).click();
  await page
    .getByRole('button', { name: /^Play the call of/ })
    .first()
    .click();
  await expectVisible(page.getByText(/^Leaves “/));
  await expectVisible(page.locator('.react-flow__node').getByText('Takes a different path from here'));
  const moments = page.getByRole('list', { name: 'Moments of the call' }).getByRole('button');
  await moments.last().click();
  await expectVisible(page.getByText('The call flow ended the call.'));
  expect(await findingsInEachMode(page, 'a past call on the draft')).toEqual([]);
  await button(page, 'Back to past calls').click();

  await button(page, 'Publish').click();
  const sheet = dialog(page, 'Publish');
  await sheet.getByRole('button', { name: 'Compare past calls' }).click();
  await expectVisible(sheet.getByText(/^[\d,]+ of [\d,]+ calls end elsewhere/));
  expect(faults).toEqual([]);
  await context.close();
});
