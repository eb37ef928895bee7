import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import type { CallReplayContext, CallReplayEvent } from '../../src/machines/callReplay/callReplay.machine.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths } from '../model/coveringPaths.ts';
import { walk } from '../model/machines/callReplay.walk.ts';
import { findingsInEachMode } from './axe.ts';
import { button } from './flowEditorPage.ts';
import { intercept } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { faultsInScripts, shareWindow } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

const site = startSite();
const coverage = new ModelCoverage(walk.machine, 'page');

/** Seconds between two moments: no other timer of the page is as long as these divided by a speed. */
const apart = 48;
const waits = [1, 4, 16].map((speed) => (apart * 1000) / speed);

const shared = shareWindow(site, async ({ page }) => {
  await startSession(page, 'admin@demo.test');
  // A replay waits until the test says that the time has passed.
  await page.addInitScript((held) => {
    const start = window.setTimeout.bind(window);
    const due: { run?: () => void } = {};
    Object.assign(window, {
      due,
      setTimeout: (handler: () => void, delay = 0, ...rest: unknown[]) => {
        if (!held.includes(delay)) return start(handler, delay, ...rest);
        due.run = handler;
        return 0;
      },
    });
  }, waits);
});

let detail: CallDetail;

/** The walk of the machine, with what the page offers: its buttons are disabled at the ends. */
const paths = coveringPaths(walk, (snapshot, event) => {
  const { at, last } = snapshot.context as CallReplayContext;
  if (event.type === 'moment.back') return at > 0;
  return event.type !== 'moment.next' || at < last;
});

/** A call that hears a greeting, rings Anna and is answered for no time: three moments. */
beforeAll(async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { data } = await api<{ data: Call[] }>('GET', '/v2/call?length=50');
  const details = data.filter(({ state }) => state === 'ended');
  for (const { uuid } of details) {
    const found = await api<CallDetail>('GET', `/v2/call/${uuid}/full`);
    if (found.route) detail = found;
    if (found.route) break;
  }
  if (!detail?.route) throw new Error('the demo has no call with a route');
  const speech = { kind: 'text', text: 'Welcome.', language: 'en-AU' };
  const { document } = aFlow()
    .node('start', 'start', { consent: null }, { next: 'Hello' })
    .node('Hello', 'announce', { speech }, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] });
  const at = Date.UTC(2026, 2, 4, 1);
  const later = (moments: number) => at + moments * apart * 1000;
  const { facts } = detail.route.run;
  const legs = [{ targetId: 'a', outcome: 'answered' as const, talkSeconds: 0 }];
  const run: NonNullable<CallDetail['route']>['run'] = {
    facts: { ...facts, at },
    events: [
      { type: 'SAID', at: later(1) },
      { type: 'LEGS_ENDED', at: later(2), legs },
    ],
  };
  const steps = [
    { nodeId: 'start', at, exit: 'next' },
    { nodeId: 'Hello', at, exit: 'next' },
    { nodeId: 'Desk', at: later(1), exit: null },
  ];
  detail = { ...detail, route: { ...detail.route, document, steps, run, others: [] } };
});

/** The call may have a recording, with a Play button of its own. */
const replayed = (page: Page) => page.getByRole('region', { name: 'Replay of the call' });
const moments = (page: Page) => page.getByRole('list', { name: 'Moments of the call' }).getByRole('button');

async function act(page: Page, event: CallReplayEvent): Promise<unknown> {
  switch (event.type) {
    case 'replay.played':
      return replayed(page).getByRole('button', { name: 'Play', exact: true }).click();
    case 'replay.paused':
      return page.keyboard.press('k');
    case 'moment.passed':
      return page.evaluate(() => (window as unknown as { due: { run: () => void } }).due.run());
    case 'moment.next':
      return button(page, 'Next moment').click();
    case 'moment.back':
      return button(page, 'Previous moment').click();
    case 'moment.chosen':
      return moments(page).nth(event.at).click();
    case 'speed.chosen':
      return page.getByRole('radio', { name: `${event.speed}×` }).click();
  }
}

/** The page shows the moment, who is active on the canvas then, and whether it plays. */
async function shows(page: Page, snapshot: SnapshotFrom<typeof walk.machine>): Promise<void> {
  const { at, speed } = snapshot.context;
  const toggle = snapshot.matches('playing') ? 'Pause' : 'Play';
  await expectVisible(replayed(page).getByRole('button', { name: toggle, exact: true }));
  await expectVisible(page.getByText(['0:00 of 1:36', '0:48 of 1:36', '1:36 of 1:36'][at] ?? ''));
  expect(await moments(page).nth(at).getAttribute('aria-current')).toBe('step');
  expect(await page.getByRole('radio', { name: `${speed}×` }).isChecked()).toBe(true);
  await expectVisible(page.locator('.react-flow__node', { hasText: at === 0 ? 'Hello' : 'Desk' }));
}

async function open(page: Page): Promise<void> {
  await intercept(page, `/v2/call/${detail.call.uuid}/full`, (request) => request.fulfill({ json: detail }));
  await page.goto(`/calls/detail/${detail.call.uuid}`);
  await button(page, 'Replay on the canvas').click();
  await expectVisible(replayed(page));
}

test.each(paths.map((path) => ({ name: path.name, path })))('in the page: $name', async ({ path }) => {
  const { page, faults } = await shared();
  await open(page);
  await shows(page, path.start as SnapshotFrom<typeof walk.machine>);
  for (const { event, snapshot } of path.steps) {
    await act(page, event as CallReplayEvent);
    await shows(page, snapshot as SnapshotFrom<typeof walk.machine>);
  }
  expect(faultsInScripts(faults)).toEqual([]);
  coverage.add(path.marks);
});

test('every state and every transition was driven in the page', () => coverage.expectWhole());

test('says what was said, who rang and who answered, and axe finds nothing', async () => {
  const { page } = await shared();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const told = await moments(page).allTextContents();
  expect(told[0]).toContain('“Welcome.”');
  expect(told[0]).toContain('48 s');
  expect(told[1]).toContain('Rings Anna for 20 s');
  expect(told[2]).toContain('Anna answers');
  await page.keyboard.press('ArrowRight');
  await expectVisible(page.getByText('0:48 of 1:36'));
  expect(await findingsInEachMode(page, 'replay of a call')).toEqual([]);
});
