import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Campaign } from '#contract/messaging/campaign.ts';
import type { BulkSmsEvent } from '../../src/machines/bulkSms/bulkSmsEvents.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths } from '../model/coveringPaths.ts';
import { walk } from '../model/machines/bulkSms.walk.ts';
import { type CampaignRequests, endRequest, holdCampaign, tellChange, typeCampaign } from './campaignPage.ts';
import { expectVisible } from './person.ts';
import { faultsInScripts, leave, shareWindowOf } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

type Snapshot = SnapshotFrom<typeof walk.machine>;

const site = startSite();
const shared = shareWindowOf(site, 'admin@demo.test');
const coverage = new ModelCoverage(walk.machine, 'page');
let account: number;
beforeAll(async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  ({ account } = await api<{ account: number }>('GET', '/v2/user/me'));
});

const isPreviewed = (snapshot: Snapshot) =>
  snapshot.matches({ preparing: 'previewing' }) || snapshot.matches({ preparing: 'previewFailed' });
const isQuoteShown = (snapshot: Snapshot) =>
  snapshot.matches({ preparing: 'quoted' }) ||
  snapshot.matches({ preparing: 'sendFailed' }) ||
  (isPreviewed(snapshot) && snapshot.context.quote !== null);

/** What the page offers: typing changes the text, a shown quote is sent or discarded, and a busy button does nothing. */
const paths = coveringPaths(walk, (given, event) => {
  const snapshot = given as Snapshot;
  const { type, ...rest } = event as BulkSmsEvent;
  if (type === 'draft.changed') return 'draft' in rest && rest.draft.content !== snapshot.context.draft.content;
  if (type === 'quote.requested') return !isQuoteShown(snapshot);
  if (type === 'preview.requested') return !snapshot.matches({ preparing: 'previewing' });
  return type !== 'campaign.changed' || snapshot.context.campaign !== null;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const clicks: Partial<Record<BulkSmsEvent['type'], string | RegExp>> = {
  'save.requested': 'Save draft',
  'preview.requested': 'Preview',
  'quote.requested': /^Get (a new )?quote$/,
  'send.requested': /^(Send now|Schedule)$/,
  'cancel.requested': /^(Discard quote|Cancel schedule and edit)$/,
  'pause.requested': 'Pause',
  'resume.requested': 'Resume',
  'mine.kept': 'Keep mine',
  'theirs.taken': 'Take theirs',
  retried: 'Try again',
};

/** Does what a user, or another tab, would do for an event of the machine. */
async function act(page: Page, requests: CampaignRequests, event: BulkSmsEvent): Promise<void> {
  const name = clicks[event.type];
  if (name !== undefined) return button(page, name).click();
  if (event.type === 'draft.changed') return page.getByLabel('Text', { exact: true }).fill(event.draft.content);
  if (event.type === 'campaign.changed') return tellChange(requests, event.campaign);
  await button(page, 'Stop').click();
  return page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
}

const badges: Partial<Record<Campaign['status'], string>> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

/** The page shows where the machine is: the draft with its quote and failure, or how far the campaign is. */
async function shows(page: Page, snapshot: Snapshot, requests: CampaignRequests): Promise<void> {
  const { campaign, draft, preview, action } = snapshot.context;
  if (snapshot.matches('loading')) return requests.loading.arrives();
  if (snapshot.matches('loadFailed')) return expectVisible(page.getByText('The campaign couldn’t be loaded.'));
  if (snapshot.hasTag('busy')) await requests.of(snapshot).arrives();
  const badge = campaign && badges[campaign.status];
  if (badge) {
    const card = page.getByRole('region', { name: 'Progress' });
    await expectVisible(card.getByText(badge, { exact: true }));
    if (snapshot.matches({ sending: 'acting' }))
      expect(await button(page, { pause: 'Pause', resume: 'Resume' }[action as 'pause'] ?? 'Stop').count()).toBe(1);
    else if (snapshot.matches({ sending: 'running' })) await expectVisible(button(page, 'Pause'));
    else if (snapshot.matches({ sending: 'paused' })) await expectVisible(button(page, 'Resume'));
  } else {
    await expectVisible(button(page, 'Save draft'));
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe(draft.content);
    const isSendable = isQuoteShown(snapshot) || snapshot.matches('sending') || snapshot.matches('cancelling');
    await expect
      .poll(() => button(page, /^(Send now|Schedule)$/).count())
      .toBe(isSendable || snapshot.matches('cancelFailed') ? 1 : 0);
    await expect
      .poll(() => page.getByRole('grid', { name: 'Recipients in the preview' }).count())
      .toBe(preview ? 1 : 0);
    const notices = {
      quoteChanged: 'Changed: opt-outs',
      quoteExpired: 'This quote has expired. Nothing was sent.',
    } as const;
    for (const [state, text] of Object.entries(notices))
      expect(await page.getByText(text).count()).toBe(snapshot.matches({ preparing: state as 'quoted' }) ? 1 : 0);
    if (snapshot.matches('conflict')) await expectVisible(page.getByText('Someone else changed this campaign'));
  }
  await expect.poll(() => page.getByRole('alert').count()).toBe(snapshot.hasTag('failed') ? 1 : 0);
}

test.each(
  paths.map((path, at) => ({ name: `${at + 1}, to ${JSON.stringify(path.steps.at(-1)?.snapshot.value)}`, path })),
)('in the page: path $name', async ({ path }) => {
  const { page, faults } = await shared();
  await leave(page);
  const requests = await holdCampaign(page, account);
  await page.goto(`/messages/bulk?campaign=${path.input.uuid ?? 'new'}`);
  if (path.input.uuid === null) await typeCampaign(page, path.input.draft);
  await shows(page, path.start as Snapshot, requests);
  for (const { event, snapshot } of path.steps) {
    if (event.type.startsWith('xstate.')) await endRequest(requests, event);
    else await act(page, requests, event);
    await shows(page, snapshot as Snapshot, requests);
  }
  expect(faultsInScripts(faults)).toEqual([]);
  coverage.add(path.marks);
});

test('covers every state and transition in the page', () => coverage.expectWhole());
