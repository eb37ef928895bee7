import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, transition } from 'xstate';
import type { SessionEvent, SessionInput } from '../../src/machines/session/sessionEvents.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths, type Path } from '../model/coveringPaths.ts';
import { now, times, walk } from '../model/machines/session.walk.ts';
import { endingsOf } from '../model/reachability.ts';
import { type Ending, getsLost, goesThrough, isRefused } from './RequestGate.ts';
import { expectVisible } from './person.ts';
import * as tabs from './sessionPage.ts';
import { faultsInScripts, shareWindow } from './sharedWindow.ts';
import { startSite } from './site.ts';

type OtherTab = Awaited<ReturnType<typeof tabs.otherTab>>;
type SessionPath = Path<SessionInput, SessionEvent>;

const site = startSite({ TOKEN_MODE: 'storage' });
const shared = shareWindow(site);
const paths = coveringPaths(walk, undefined, { apart: true });
const coverage = new ModelCoverage(walk.machine, 'page');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, title: string, name: string) =>
  dialog(page, title).getByRole('button', { name, exact: true }).click();
const has = ({ steps }: SessionPath, type: SessionEvent['type']) => steps.some(({ event }) => event.type === type);

/** The page's first navigation is handled as soon as the user's profile is loaded. */
const isByItself = (event?: SessionEvent): event is SessionEvent & { type: 'navigated' } =>
  event?.type === 'navigated' && !event.internal;

/** One path as it is driven through the page. */
class Run {
  readonly on: tabs.SessionPage;
  readonly path: SessionPath;
  readonly other: OtherTab | null;
  readonly home: { path: string; heading: string };
  /** The page's clock, epoch milliseconds. */
  at: number;
  /** The title of the page that the user is on, or is going to. */
  goal: string;
  name = '';

  constructor(on: tabs.SessionPage, path: SessionPath, other: OtherTab | null) {
    this.on = on;
    this.path = path;
    this.other = other;
    this.at = on.begun;
    this.home = has(path, 'profile.changed')
      ? { path: '/users/me', heading: 'My profile' }
      : has(path, 'session.refused')
        ? { path: '/settings/wizard/any?tab=details', heading: 'Number settings' }
        : { path: '/settings/numbers', heading: 'Numbers' };
    this.goal = this.home.heading;
  }

  /** Sets the page's clock to a time of the model. */
  async #setClock(at: number): Promise<void> {
    const shifts = new Map([
      [times.accessUntil, tabs.accessLife],
      [times.refreshUntil, tabs.refreshLife],
    ]);
    this.at = this.on.begun + (shifts.get(at) ?? 0);
    await this.on.setClock(this.at);
  }

  async begin(): Promise<void> {
    const { page, tokensOf, begun } = this.on;
    const { kept } = this.path.input;
    const ended = kept !== null && kept.accessUntil <= now;
    await tabs.keep(page, kept && tokensOf(ended ? begun - tabs.accessLife : begun));
    await page.goto(this.home.path);
    await this.stands(this.path.start, null);
  }

  async walk(): Promise<void> {
    let before = this.path.start;
    const { steps } = this.path;
    for (const [index, { event, snapshot }] of steps.entries()) {
      const next = steps[index + 1]?.event;
      await this.#happen(event, before, next);
      if (!isByItself(next)) await this.stands(snapshot, before);
      before = snapshot;
    }
    await this.#settle(before);
  }

  async #happen(event: SessionEvent, before: AnyMachineSnapshot, next?: SessionEvent): Promise<void> {
    const { page, saves, lists, profiles } = this.on;
    if (event.type.startsWith('xstate.')) {
      if (isByItself(next)) await this.#setClock(next.at);
      return this.#answer(before, event);
    }
    if (event.type === 'navigated' && event.internal) return this.#goElsewhere(event.at, next?.type);
    if (event.type === 'profile.changed') {
      if (this.name === '') await this.#save();
      return saves.end(goesThrough);
    }
    if (event.type === 'session.refused') {
      const asked = before.matches('loadingProfile') ? profiles : lists;
      return asked.end(isRefused(401, 'INVALID-TOKEN-BT2'));
    }
    if (event.type === 'session.left') return this.#leaveElsewhere();
    if (event.type === 'tokens.renewed') return tabs.logInElsewhere(this.on, this.at);
    if (event.type === 'login.again') return press(page, 'Session expired', 'Login again');
    if (event.type === 'retried') return press(page, 'No connection', 'Try again');
    if (event.type === 'logout.requested')
      return before.matches('unreachable') ? press(page, 'No connection', 'Log out') : tabs.logOutBy(page);
  }

  async #leaveElsewhere(): Promise<void> {
    if (!this.other) throw new Error('there is no other tab');
    const { tab, logouts } = this.other;
    if (logouts.isEmpty) await tabs.logOutBy(tab);
    await logouts.end(goesThrough);
    await expectVisible(tab.getByRole('textbox', { name: 'Email' }));
  }

  async #save(): Promise<void> {
    this.name = `Grace ${paths.indexOf(this.path)}`;
    await tabs.save(this.on, this.name);
  }

  /** Clicks a link; requests that must end while the page waits are started first. */
  async #goElsewhere(at: number, next: SessionEvent['type'] | undefined): Promise<void> {
    const { page } = this.on;
    if (next === 'profile.changed') await this.#save();
    if (this.other) {
      await tabs.logOutBy(this.other.tab);
      await this.other.logouts.arrives();
    }
    await this.#setClock(at);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    if (next === 'profile.changed') await page.getByRole('button', { name: 'Leave', exact: true }).click();
    this.goal = 'Dashboard';
  }

  /** Answers the request that the page is waiting for. */
  async #answer(state: AnyMachineSnapshot, event: { type: string; error?: { code: string } }): Promise<void> {
    const { refreshes, profiles, logouts, tokensOf } = this.on;
    const failed = event.error && (event.error.code === 'GEN01' ? getsLost : null);
    const renews: Ending = (request) => request.fulfill({ json: tokensOf(this.at) });
    if (state.matches('loadingProfile')) {
      await profiles.end(event.error ? (failed ?? isRefused(401, 'AUTH01')) : goesThrough);
    } else if (state.matches('loggingOut')) {
      await logouts.end(event.error ? (failed ?? isRefused(401, 'INVALID-TOKEN-BT2')) : goesThrough);
    } else {
      await refreshes.end(event.error ? (failed ?? isRefused(401, 'TOKEN-EXPIRED')) : renews);
    }
  }

  /** Ends all pending requests successfully, so that the page reaches the machine's state. */
  async #settle(last: AnyMachineSnapshot): Promise<void> {
    const wasRefreshing = this.path.steps.at(-2)?.snapshot.matches({ loggedIn: 'refreshing' });
    if (last.matches('loggingOut') && wasRefreshing) {
      await this.on.refreshes.end((request) => request.fulfill({ json: this.on.tokensOf(this.at) }));
    }
    const [ending] = endingsOf(last, walk.actors);
    if (!ending) return;
    await this.#answer(last, ending);
    const [after] = transition(last.machine, last, ending);
    await this.stands(after, last);
    await this.#settle(after);
  }

  /** Checks what the page shows and requests in the machine's state. */
  async stands(snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null): Promise<void> {
    const { page, refreshes, profiles, logouts } = this.on;
    const prompts = { expired: 'Session expired', unreachable: 'No connection' };
    for (const [state, title] of Object.entries(prompts)) {
      if (snapshot.matches(state)) await expectVisible(dialog(page, title));
      else await dialog(page, title).waitFor({ state: 'detached' });
    }
    if (snapshot.matches('loggedOut')) await this.#isOut(before);
    if (snapshot.matches('restoring')) await refreshes.arrives();
    if (snapshot.matches('loadingProfile')) await profiles.arrives();
    if (snapshot.matches({ loggedIn: 'refreshing' })) {
      await refreshes.arrives();
      expect(await heading(page, 'Dashboard').count()).toBe(0);
    }
    if (snapshot.matches('loggingOut') && !before?.matches({ loggedIn: 'refreshing' })) await logouts.arrives();
    if (snapshot.matches({ loggedIn: 'valid' })) await expectVisible(heading(page, this.goal));
    if (snapshot.matches('loggedIn') && this.name !== '' && this.on.saves.isEmpty) await tabs.isCalled(page, this.name);
  }

  /** Checks that the session is gone, and that only users who logged out themselves lose their page. */
  async #isOut(before: AnyMachineSnapshot | null): Promise<void> {
    const { page } = this.on;
    await expectVisible(page.getByRole('textbox', { name: 'Email' }));
    expect(await tabs.kept(page)).toBeNull();
    if (before?.matches('loggingOut')) return;
    const way = this.goal === 'Dashboard' ? '/dashboard' : this.home.path;
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(btoa(way));
  }
}

describe('the session in the page behaves like its machine', () => {
  test.each(paths.map((path) => ({ name: path.name, path })))('$name', async ({ path }) => {
    const window = await shared();
    const on = await tabs.openSession(site(), window);
    const run = new Run(on, path, has(path, 'session.left') ? await tabs.otherTab(on) : null);
    await run.begin();
    await run.walk();
    expect(faultsInScripts(window.faults)).toEqual([]);
    coverage.add(path.marks);
  });

  test('covers every state and transition in the page', () => coverage.expectWhole());

  test('a renewal in one tab serves the others', async () => {
    const on = await tabs.openSession(site(), await shared());
    const { page, begun, profiles, refreshes, tokensOf } = on;
    const { tab } = await tabs.otherTab(on);
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await page.goto('/settings/numbers');
    await profiles.end(goesThrough);
    await expectVisible(heading(page, 'Numbers'));
    await on.setClock(begun + tabs.accessLife);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await refreshes.end((request) => request.fulfill({ json: tokensOf(begun + tabs.accessLife) }));
    await expectVisible(heading(page, 'Dashboard'));
    await tab.getByRole('link', { name: 'Dashboard' }).click();
    await expectVisible(heading(tab, 'Dashboard'));
    expect(asked.filter((url) => url.includes('/token/'))).toEqual([]);
  });
});
