import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { FlowCounts } from '#contract/telephony/routing.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { fromFlowMenu } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('the calls of a flow are counted on its canvas, and each figure opens its calls', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const countsOf = ({ account, actionId }: TrackingNumber) =>
    api<FlowCounts>('GET', `/v2/routing/${account}/flow/${actionId}/counts?timezone=Australia/Melbourne`);
  const flows = numbers.filter(({ action }) => action === 'flow').slice(0, 6);
  const counted = await Promise.all(flows.map(async (number) => ({ number, counts: await countsOf(number) })));
  const busiest = counted.toSorted((a, b) => b.counts.calls - a.counts.calls)[0];
  const left = busiest?.counts.steps.find(({ hungUp }) => hungUp > 0);
  if (!busiest || !left) throw new Error('the demo has no flow in which a caller hung up');

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${busiest.number.id}`);
  await fromFlowMenu(page, 'Calls');
  const panel = page.getByRole('region', { name: 'Calls' });
  await expectVisible(panel.getByText(`${busiest.counts.calls.toLocaleString('en-US')} calls`));
  const note = page
    .locator('.react-flow__node')
    .getByText(`${left.calls.toLocaleString('en-US')} · ${left.hungUp} hung up`);
  await expectVisible(note.first());
  await expectVisible(page.locator('.react-flow__edge text', { hasText: /^[\d,]+ · \d/ }).first());
  expect(await findingsInEachMode(page, 'counts of a flow')).toEqual([]);

  await panel
    .getByRole('link', { name: /Caller hung up: open/ })
    .first()
    .click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Calls' }));
  await expectVisible(page.getByText('Calls on this path'));
  await expectVisible(page.getByText('Abandoned').first());
  expect(await page.getByRole('cell', { name: 'Answered', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show all calls' }).click();
  await page.getByText('Calls on this path').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
