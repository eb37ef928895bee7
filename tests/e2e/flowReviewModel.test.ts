import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { FlowReviewEvent } from '../../src/machines/flowReview/flowReview.machine.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths, type Step } from '../model/coveringPaths.ts';
import { approval } from '../model/machines/flowReview.builders.ts';
import { walk } from '../model/machines/flowReview.walk.ts';
import { button } from './flowEditorPage.ts';
import { type Ending, isRefused, RequestGate } from './RequestGate.ts';
import { intercept } from './intercept.ts';
import { expectVisible } from './person.ts';
import { faultsInScripts, leave, shareWindow } from './sharedWindow.ts';
import { startSite } from './site.ts';

type Snapshot = SnapshotFrom<typeof walk.machine>;

const site = startSite();
const coverage = new ModelCoverage(walk.machine, 'page');
const shared = shareWindow(site);
const paths = coveringPaths(walk);
const failures = new Map([
  ['LINK-EXPIRED', 404],
  ['ALREADY-ANSWERED', 409],
  ['GEN01', 400],
]);

/** What a request of the page is answered with: what the model's actor returns or throws. */
function endingOf(event: Step<FlowReviewEvent>['event']): Ending {
  const { output, error } = event as { output?: unknown; error?: { code: string } };
  if (error) return isRefused(failures.get(error.code) ?? 500, error.code);
  return (request) => request.fulfill({ json: output });
}

async function act(page: Page, event: FlowReviewEvent, isFirst: boolean): Promise<void> {
  if (event.type === 'load.retried') return button(page, 'Try again').click();
  if (isFirst) {
    await page.getByText('Yes, as shown', { exact: true }).click();
    await page.getByLabel('Your name').fill(event.reply.name);
    await page.getByLabel('Comment').fill(event.reply.comment);
  } else expect(await page.getByLabel('Comment').inputValue()).toBe(event.reply.comment);
  return button(page, 'Send answer').click();
}

/** The page shows the flow while it can be answered, and says what became of the link. */
async function shows(page: Page, { value, context }: Snapshot): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const titles = {
    loading: 'Loading the call flow…',
    failed: 'The call flow couldn’t be loaded',
    ended: 'This link no longer works',
    reading: 'Call flow: Front desk',
    sending: 'Call flow: Front desk',
    answered: 'Call flow: Front desk',
  };
  await expectVisible(title.getByText(titles[value as keyof typeof titles]));
  if (value === 'reading' || value === 'sending') await expectVisible(button(page, 'Send answer'));
  if (value === 'sending') expect(await button(page, 'Send answer').getAttribute('aria-disabled')).toBe('true');
  if (value === 'answered') await expectVisible(page.getByText(/^Approved by Ann Smith, /));
  const isFailure = value === 'failed' || (value === 'reading' && context.failure !== null);
  await expect.poll(() => page.getByRole('alert').count()).toBe(isFailure ? 1 : 0);
}

test.each(paths.map((path) => ({ name: path.name, path })))('in the page: $name', async ({ path }) => {
  const { page, faults } = await shared();
  await leave(page);
  const [reads, replies] = [new RequestGate(), new RequestGate()];
  await intercept(page, '/v2/public/flow-review/:token', (request) =>
    (request.method === 'GET' ? reads : replies).hold(request),
  );
  await page.goto(`/flow-review/${path.input.token}`);
  await shows(page, path.start as Snapshot);
  let typed = false;
  for (const { event, snapshot } of path.steps) {
    if (event.type.startsWith('xstate.')) {
      await (event.type.endsWith('loading') ? reads : replies).end(endingOf(event));
      if (event.type.endsWith('loading')) typed = false;
    } else {
      await act(page, event, !typed);
      typed = event.type === 'reply.given';
    }
    await shows(page, snapshot as Snapshot);
  }
  expect(faultsInScripts(faults)).toEqual([]);
  coverage.add(path.marks);
});

test('covers every state and transition in the page', () => coverage.expectWhole());

test('a request for changes needs words, and what is missing is said at its field', async () => {
  const { page } = await shared();
  await leave(page);
  await intercept(page, '/v2/public/flow-review/:token', (request) =>
    request.fulfill({ json: walk.actors['readFlow']?.done[0] }),
  );
  await page.goto(`/flow-review/${'x'.repeat(43)}`);
  await button(page, 'Send answer').click();
  expect(await page.getByText('Required field').count()).toBe(2);
  await page.getByText('No, I’d like changes', { exact: true }).click();
  await page.getByLabel('Your name').fill(approval.name);
  await button(page, 'Send answer').click();
  await expectVisible(page.getByText('Required field'));
  expect(await page.getByLabel('What should change?').getAttribute('aria-invalid')).toBe('true');
});
