import type { Page } from 'playwright-core';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { startSession } from './logIn.ts';
import { apiAs, type Site } from './site.ts';

const target = { id: 'a', label: 'Anna', number: '+61370101234' };

const placed = ({ document }: { document: FlowDocument }, places: Record<string, [number, number]>): FlowDocument => ({
  ...document,
  nodes: document.nodes.map((node) => {
    const [x, y] = places[node.id] ?? [0, 0];
    return { ...node, position: { x, y } };
  }),
});

export const first = placed(
  aFlow('Front desk')
    .node('start', 'start', {}, { next: 'Welcome' })
    .node('Welcome', 'announce', {}, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [target] }, { unanswered: 'Busy' })
    .node('Busy', 'hangup', { reason: 'busy' }),
  { start: [0, 0], Welcome: [320, 0], Desk: [640, 0], Busy: [960, 0] },
);

/** A step deleted, one added, one changed, and one moved. */
export const second = placed(
  aFlow('Front desk')
    .node('start', 'start', {}, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [target], timeout: 25 }, { unanswered: 'Message' })
    .node('Message', 'voicemail'),
  { start: [0, 40], Desk: [640, 0], Message: [960, 0] },
);

/** A number whose flow has been published twice. */
export async function aVersionedFlow(site: Site, name: string): Promise<{ number: TrackingNumber; flow: Flow }> {
  const api = await apiAs(site, 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find((each) => each.name === name);
  if (!number) throw new Error(`the demo has no number ${name}`);
  const { account, did, version } = number;
  const created = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft: first });
  const path = `/v2/routing/${account}/flow/${created.id}`;
  await api('POST', path, { basedOn: 1, draft: first, publish: true, note: 'Opening' });
  const { flow } = await api<{ flow: Flow }>('POST', path, {
    basedOn: 2,
    draft: second,
    publish: true,
    note: 'Voicemail',
  });
  await api('POST', `/v2/routing/${account}/did/${encodeURIComponent(did)}`, { flow: flow.id, version });
  return { number, flow };
}

export async function openFlowOf(page: Page, { id }: TrackingNumber): Promise<void> {
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${id}`);
  await page.locator('.react-flow__node').first().waitFor();
}
