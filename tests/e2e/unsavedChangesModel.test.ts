import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type EventFromLogic, type SnapshotFrom, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { unsavedChangesMachine } from '../../src/machines/unsavedChanges/unsavedChanges.machine.ts';
import { marksAlong, ModelCoverage } from '../model/coverage.ts';
import { expectVisible } from './person.ts';
import { leave, shareWindowOf } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

type Machine = typeof unsavedChangesMachine;
type Event = EventFromLogic<Machine>;
type Snapshot = SnapshotFrom<Machine>;

const site = startSite();
const shared = shareWindowOf(site, 'admin@demo.test');
const coverage = new ModelCoverage(unsavedChangesMachine, 'page', {
  'locked: work.begun 1': 'the screen of an account holds one piece of work',
  'locked: work.ended 2': 'the screen of an account holds one piece of work',
  'locked: bypass.granted 1': 'no screen grants a bypass',
  'locked: navigated 1': 'a navigation is asked about first',
  'asking: work.ended 1': 'not driven yet: a save would have to end while the question stands',
  'asking: work.ended 2': 'the screen of an account holds one piece of work',
  'asking: navigated 1': 'the question is modal: nothing behind it navigates',
  'bypassed: work.begun 1': 'the page navigates at once',
  'bypassed: work.ended 1': 'the page navigates at once',
  'bypassed: leave.requested 1': 'the page navigates at once',
});
const work = 'form';

/** What a user does for each event, in an account's form. */
const acts: { event: Event; name: string; act: (page: Page) => Promise<void> }[] = [
  {
    event: { type: 'work.begun', work },
    name: 'typing',
    act: (page) => page.getByLabel('Name', { exact: true }).fill('Another name'),
  },
  {
    event: { type: 'work.ended', work },
    name: 'Discard',
    act: (page) => page.getByRole('button', { name: 'Discard' }).click(),
  },
  {
    event: { type: 'leave.requested', wish: 'page' },
    name: 'a link',
    act: (page) => page.getByRole('link', { name: 'Dashboard' }).click(),
  },
  {
    event: { type: 'leave.requested', wish: 'account' },
    name: 'another account',
    act: async (page) => {
      await page.getByRole('button', { name: /^Accounts:/ }).click();
      await page.getByRole('option', { name: 'Fernleigh Dental Carlton' }).click();
    },
  },
  {
    event: { type: 'leave.requested', wish: 'close' },
    name: 'closing the window, then staying',
    act: async (page) => {
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    },
  },
  {
    event: { type: 'leave.confirmed' },
    name: 'Leave',
    act: (page) => page.getByRole('button', { name: 'Leave', exact: true }).click(),
  },
  {
    event: { type: 'leave.refused' },
    name: 'Stay',
    act: (page) => page.getByRole('button', { name: 'Stay', exact: true }).click(),
  },
];

/** What the page does by itself after an event: navigates if allowed, resets the form, or stays if told to. */
function follow(snapshot: Snapshot, told: readonly string[]): Event | undefined {
  if (told.includes('work.discarded')) return { type: 'work.ended', work };
  if (snapshot.matches('bypassed')) return { type: 'navigated' };
  if (snapshot.matches({ asking: 'close' })) return { type: 'leave.refused' };
  return undefined;
}

function after(snapshot: Snapshot, event: Event): { snapshot: Snapshot; told: string[]; events: Event[] } {
  const [next, actions] = transition(unsavedChangesMachine, snapshot, event);
  const told = actions.flatMap((action) => {
    const { event: emitted } = (action.params ?? {}) as { event?: { type?: string } };
    return emitted?.type ?? [];
  });
  const followed = follow(next, told);
  if (followed === undefined) return { snapshot: next, told, events: [event] };
  return { snapshot: transition(unsavedChangesMachine, next, followed)[0], told, events: [event, followed] };
}

const nameOf = ({ value }: Snapshot) => JSON.stringify(value);
const events = acts.map(({ event }) => event);
const places = getShortestPaths(unsavedChangesMachine, {
  events: events.filter((event) => !('wish' in event && event.wish === 'close')),
  serializeState: (snapshot) => nameOf(snapshot),
}).filter(({ state }) => !state.matches('bypassed'));

/** Every stable state of the machine, with every event that it handles. */
const runs = places.flatMap(({ state, steps }) =>
  acts
    .filter(({ event }) => state.can(event) && !(state.matches('locked') && event.type === 'work.begun'))
    .filter(({ event }) => !(state.matches('asking') && event.type === 'work.ended'))
    .filter(({ event }) => !(state.matches('clean') && 'wish' in event && event.wish === 'close'))
    .map((last) => ({
      from: nameOf(state),
      last: last.name,
      way: [...steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')), last.event],
    })),
);

const actOf = (event: Event) => {
  const found = acts.find((one) => JSON.stringify(one.event) === JSON.stringify(event));
  if (!found) throw new Error(`nobody can do ${JSON.stringify(event)}`);
  return found.act;
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const name = (page: Page) => page.getByLabel('Name', { exact: true });

/** Checks that the page shows the machine's state. */
async function judge(page: Page, snapshot: Snapshot, saved: string, left: boolean): Promise<void> {
  if (left) {
    await page.waitForURL('**/dashboard');
    return;
  }
  if (snapshot.matches('asking')) await expectVisible(dialog(page));
  else expect(await dialog(page).isVisible()).toBe(false);
  await expect.poll(() => name(page).inputValue()).toBe(snapshot.matches('clean') ? saved : 'Another name');
  expect(await page.getByText('Unsaved changes').isVisible()).toBe(!snapshot.matches('clean'));
}

test('every state is reachable, and each is left by every event', () => {
  expect(new Set(runs.map(({ from }) => from))).toEqual(
    new Set(['"clean"', '"locked"', '{"asking":"page"}', '{"asking":"account"}']),
  );
  expect(runs.length).toBeGreaterThanOrEqual(10);
});

let own: AccountNode;
beforeAll(async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const [first] = await api<AccountNode[]>('GET', '/v2/account/tree');
  if (!first) throw new Error('the demo has no account');
  own = first;
});

/** Opens the form for all accounts; what the last path left unsaved goes without a question. */
async function begin(page: Page): Promise<void> {
  await leave(page);
  await page.goto(`/settings/accounts/${own.id}`);
  await expectVisible(name(page));
}

test.each(runs)("from $from, $last leads the page to the machine's state", async ({ way }) => {
  const { page, faults } = await shared();
  await begin(page);
  const happened: Event[] = [];
  let snapshot = places.find(({ state }) => state.matches('clean'))?.state as Snapshot;
  for (const event of way) {
    await actOf(event)(page);
    const next = after(snapshot, event);
    happened.push(...next.events);
    const leaves =
      event.type === 'leave.confirmed'
        ? snapshot.matches({ asking: 'page' })
        : event.type === 'leave.requested' && event.wish === 'page';
    snapshot = next.snapshot;
    await judge(page, snapshot, own.name, leaves && next.told.includes('leave.allowed'));
  }
  expect(faults).toEqual([]);
  coverage.add(marksAlong(unsavedChangesMachine, undefined, happened));
});

test('covers every state and transition in the page', () => coverage.expectWhole());
