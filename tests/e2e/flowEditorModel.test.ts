import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { sameValue } from '#flows/core/canonical.ts';
import { merge3 } from '#flows/core/merge/merge3.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { sameDocument } from '../../src/machines/flowEditor/sameDocument.ts';
import { panelOf } from '../../src/machines/flowEditor/flowEditor.machine.ts';
import type { FlowEditorContext, FlowEditorEvent, Panel } from '../../src/machines/flowEditor/flowEditor.types.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths } from '../model/coveringPaths.ts';
import { aVersion, liveVersion } from '../model/machines/flowEditor.builders.ts';
import { walk } from '../model/machines/flowEditor.walk.ts';
import { act, button, dialog, endRequest, type FlowRequests, holdAutosave, holdFlow } from './flowEditorPage.ts';
import { intercept } from './intercept.ts';
import { expectVisible } from './person.ts';
import { startSession } from './logIn.ts';
import { faultsInScripts, leave, shareWindow } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

type Snapshot = SnapshotFrom<typeof walk.machine>;
type Ended = { output?: { kind?: string; flow?: object; theirs?: object; draft?: object } };

const site = startSite();
const shared = shareWindow(site, async ({ page }) => {
  await startSession(page, 'admin@demo.test');
  await holdAutosave(page);
});
const coverage = new ModelCoverage(walk.machine, 'page', {
  'flowEditor: publication.refused 1': 'of what ends a schedule or a test with a part of the calls: `canary.test.ts`',
});
let number: TrackingNumber;

beforeAll(async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const found = numbers.find(({ action, actionId }) => action === 'flow' && actionId !== null);
  if (!found) throw new Error('the demo has no call flow');
  number = found;
});

/** What the page offers: a question of its own leaves nothing else to do, only a publish is refused, and a name is changed to another. */
const paths = coveringPaths(
  {
    ...walk,
    partOf: ({ document, flow, intent, refused, queued }) => [
      document,
      flow?.draft,
      intent.publish,
      refused.length > 0,
      queued,
    ],
  },
  (given, event) => isOffered(given as Snapshot, event as FlowEditorEvent & Ended),
);

function isOffered(snapshot: Snapshot, event: FlowEditorEvent & Ended): boolean {
  const { document, refused, intent, flow, theirs } = snapshot.context as FlowEditorContext;
  const panel = panelOf(snapshot);
  if (event.type === 'refusal.dismissed' || refused.length > 0)
    return event.type === 'refusal.dismissed' && refused.length > 0;
  if (snapshot.matches({ publishing: 'asking' })) return event.type === 'publish.left' || isChoice(snapshot, event);
  switch (event.type) {
    case 'publish.requested':
    case 'publication.refused':
      return false;
    case 'merge.chosen': {
      const merged = flow && document && theirs && merge3(flow.draft, document, theirs.draft, nodeTypes).resolve();
      return sameValue(merged, event.document);
    }
    case 'document.changed':
      return (
        panel === 'flow' &&
        snapshot.hasTag('editable') &&
        event.document.name !== document?.name &&
        event.document.timezone === document?.timezone
      );
    case 'save.requested':
      return snapshot.matches({ publishing: 'idle' });
    case 'version.opened':
      return panel === 'versions' && snapshot.matches({ publishing: 'idle' });
    case 'panel.opened':
      return event.panel !== panel && isQuiet(snapshot);
    case 'panel.closed':
      return panel !== null && isQuiet(snapshot);
    default:
      return event.output?.kind !== 'refused' || intent.publish || !snapshot.matches({ publishing: 'idle' });
  }
}

/** Nothing is asked or under way. */
function isQuiet(snapshot: Snapshot): boolean {
  if (!snapshot.matches({ publishing: 'idle' })) return false;
  return snapshot.matches({ draft: 'open' }) || snapshot.matches({ draft: 'reviewing' });
}

/** A version that is open is published at a time or for a part of the calls just as the draft is. */
function isChoice(snapshot: Snapshot, event: FlowEditorEvent): boolean {
  if (event.type !== 'publish.chosen') return false;
  return !snapshot.matches({ draft: 'reviewing' }) || (event.choice.publishAt === null && event.choice.canary === null);
}

/** The model's flow as that of the number. */
function real(output: unknown): unknown {
  const own = { id: number.actionId, account: number.account };
  const { flow, theirs, draft } = (output ?? {}) as Ended['output'] & object;
  if (flow) return { ...(output as object), flow: { ...flow, ...own } };
  if (theirs) return { ...(output as object), theirs: { ...theirs, ...own } };
  return draft ? { ...(output as object), ...own } : output;
}

async function follow(page: Page, requests: FlowRequests, event: { type: string }): Promise<void> {
  const [, state] = /^xstate\.(?:done|error)\.actor\.0\.flowEditor\.([\w.]+)$/.exec(event.type) ?? [];
  if (state === undefined) return act(page, event as FlowEditorEvent);
  return endRequest(requests, state, real((event as Ended).output));
}

async function isOpen(page: Page, title: string | RegExp, open: boolean): Promise<void> {
  if (open) await expectVisible(dialog(page, title));
  else await dialog(page, title).waitFor({ state: 'detached' });
}

/** What the bar says of the edited document; a flow of the model always differs from its published version. */
function workOf(snapshot: Snapshot): string | RegExp {
  if (snapshot.matches({ draft: 'sending' })) return snapshot.context.intent.publish ? 'Publishing…' : 'Saving…';
  const { flow, document } = snapshot.context;
  if (snapshot.matches({ draft: 'conflict' }) && !snapshot.context.notSaved) return 'Unsaved changes';
  if (flow && document && sameDocument(flow.draft, document)) return /Saved \d/;
  return snapshot.context.notSaved ? 'Not saved: kept on this device' : 'Unsaved changes';
}

const titles: Record<Panel, string> = {
  calls: 'Calls',
  flow: 'Flow settings',
  problems: 'Problems',
  proof: 'Proof',
  test: 'Test',
  versions: 'Versions',
};

async function showsPanel(page: Page, snapshot: Snapshot): Promise<void> {
  const panel = panelOf(snapshot);
  for (const [name, title] of Object.entries(titles)) {
    const region = page.getByRole('region', { name: title, exact: true });
    await (name === panel ? expectVisible(region) : region.waitFor({ state: 'detached' }));
  }
  // While a call is played, the flow isn't edited.
  if (panel === 'test') await button(page, 'Add a step').waitFor({ state: 'detached' });
  if (panel !== 'flow') return;
  const { opened, document } = snapshot.context;
  expect(await page.getByLabel('Flow name').inputValue()).toBe((opened?.document ?? document)?.name);
  expect(await page.getByLabel('Flow name').isDisabled()).toBe(opened !== null);
}

/** The page shows where the machine stands, which flow the server has and which document is edited. */
async function shows(page: Page, snapshot: Snapshot, requests: FlowRequests, failed: boolean): Promise<void> {
  const { flow, document, opened, refused } = snapshot.context;
  if (snapshot.matches({ draft: 'loading' })) return requests.loads.arrives();
  if (snapshot.matches({ draft: 'failed' })) return expectVisible(page.getByText('The call flow couldn’t be loaded.'));
  if (!flow || !document) throw new Error('an editor without a flow');
  const bar = page.getByRole('status').filter({ hasText: `Draft differs from version ${flow.publishedVersion}` });
  await expectVisible(bar.filter({ hasText: workOf(snapshot) }));
  const said = 'Something went wrong. Your changes are still here.';
  if (failed && !snapshot.context.notSaved) await expectVisible(page.getByText(said));
  await isOpen(page, /^Publish (this flow|version \d+ again)\?$/, snapshot.matches({ publishing: 'asking' }));
  await isOpen(page, 'Not published', refused.length > 0);
  await isOpen(page, 'Someone else saved this flow', snapshot.matches({ draft: { conflict: 'deciding' } }));
  const merging = page.getByRole('region', { name: 'Combine changes' });
  const isMerging = snapshot.matches({ draft: { conflict: 'merging' } });
  await (isMerging ? expectVisible(merging) : merging.waitFor({ state: 'detached' }));
  const notice = page.getByText(`You’re viewing version ${opened?.version.version ?? ''}`);
  await (opened ? expectVisible(notice) : notice.waitFor({ state: 'detached' }));
  if (snapshot.matches({ draft: 'openingVersion' })) await requests.versions.arrives();
  const [isAsking, isWaiting] = [snapshot.matches({ publishing: 'asking' }), snapshot.matches({ publishing: 'draft' })];
  if (!isAsking && !isWaiting && !snapshot.matches({ publishing: 'idle' })) await requests.publications.arrives();
  if (isAsking || snapshot.matches({ draft: 'conflict' }) || refused.length > 0) return;
  await showsPanel(page, snapshot);
}

test.each(paths.map((path) => ({ name: path.name, path })))('in the page: $name', async ({ path }) => {
  const { page, faults } = await shared();
  await leave(page);
  const requests = await holdFlow(page, { id: number.actionId ?? '', account: number.account });
  await intercept(page, `/v2/routing/${number.account}/flow/${number.actionId}/versions`, (request) =>
    request.fulfill({ json: [liveVersion.version, { ...aVersion.version, version: 2 }, aVersion.version] }),
  );
  await page.goto(`/settings/wizard/${number.id}`);
  await shows(page, path.start as Snapshot, requests, false);
  for (const { event, snapshot } of path.steps) {
    await follow(page, requests, event);
    await shows(page, snapshot as Snapshot, requests, event.type.startsWith('xstate.error'));
  }
  expect(faultsInScripts(faults)).toEqual([]);
  coverage.add(path.marks);
});

test('every state and every transition was driven in the page', () => coverage.expectWhole());
