import { getShortestPaths } from 'xstate/graph';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/users.contract.ts';
import { aProfile } from '../../../tests/builders/aProfile.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionEvent, SessionInput, SessionTimes } from './sessionEvents.ts';

const now = 1_000_000;
const valid: SessionTimes = { accessUntil: now + 100, refreshUntil: now + 1000 };
const later: SessionTimes = { accessUntil: now + 5000, refreshUntil: now + 9000 };
const ada = aProfile();
const refused = (code: string) => Object.assign(new Error(code), { code });

interface World {
  refreshSession: () => Promise<SessionTimes>;
  loadProfile: () => Promise<Profile>;
  logOut: () => Promise<void>;
}

const kindWorld: World = {
  refreshSession: () => Promise.resolve(later),
  loadProfile: () => Promise.resolve(ada),
  logOut: () => Promise.resolve(),
};

function start(world: Partial<World> = {}, kept: SessionInput['kept'] = valid) {
  const answers = { ...kindWorld, ...world };
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise(answers.refreshSession),
      loadProfile: fromPromise(answers.loadProfile),
      logOut: fromPromise(answers.logOut),
    },
  });
  const actor = createActor(machine, { input: { kept, at: now } });
  actor.start();
  return actor;
}

type Actor = ReturnType<typeof start>;
const stands = async (actor: Actor, value: unknown) => {
  const snapshot = await waitFor(actor, (state) => JSON.stringify(state.value) === JSON.stringify(value));
  return snapshot.context;
};
const inside = { loggedIn: 'valid' };
const never = () => new Promise<never>(() => undefined);
const ended = () => Promise.reject(refused('TOKEN-EXPIRED'));
const down = () => Promise.reject(refused('GEN01'));

describe('starting', () => {
  test.each<[string, SessionInput['kept'], Partial<World>, unknown]>([
    ['nothing kept is logged out', null, {}, 'loggedOut'],
    ['an ended refresh token is logged out', { accessUntil: 0, refreshUntil: now }, {}, 'loggedOut'],
    ['a valid access token goes straight in', valid, { refreshSession: never }, inside],
    ['an ended access token is refreshed first', { accessUntil: now, refreshUntil: now + 1 }, {}, inside],
    [
      'a refused refresh is logged out',
      { accessUntil: 0, refreshUntil: now + 1 },
      { refreshSession: ended },
      'loggedOut',
    ],
    [
      'a refresh that nobody answers keeps the session',
      { accessUntil: 0, refreshUntil: now + 1 },
      { refreshSession: down },
      'unreachable',
    ],
    ['a profile that nobody answers keeps the session', valid, { loadProfile: down }, 'unreachable'],
    ['a refused profile is logged out', valid, { loadProfile: ended }, 'loggedOut'],
  ])('%s', async (_title, kept, world, value) => {
    await stands(start(world, kept), value);
  });

  test('trying again after silence goes in', async () => {
    let attempts = 0;
    const actor = start({ loadProfile: () => (attempts++ === 0 ? down() : Promise.resolve(ada)) });
    await stands(actor, 'unreachable');
    actor.send({ type: 'retried' });
    expect((await stands(actor, inside)).profile).toEqual(ada);
  });
});

describe('logging in and out', () => {
  const login: SessionEvent = { type: 'tokens.renewed', times: valid };

  test('tokens go in and bring the profile', async () => {
    const actor = start({}, null);
    actor.send(login);
    expect(await stands(actor, inside)).toMatchObject({ profile: ada, times: valid, problem: null });
  });

  test('a profile that is refused stays out and says why', async () => {
    const actor = start({ loadProfile: ended }, null);
    actor.send(login);
    await waitFor(actor, (state) => state.context.problem !== null);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'loggedOut',
      context: { problem: 'TOKEN-EXPIRED', profile: null },
    });
  });

  test.each([
    ['kindly', kindWorld.logOut],
    ['without an answer', down],
  ])('a logout that ends %s clears everything', async (_how, logOut) => {
    const actor = start({ logOut });
    await stands(actor, inside);
    actor.send({ type: 'logout.requested' });
    expect(await stands(actor, 'loggedOut')).toMatchObject({ profile: null, times: null });
  });

  test('a logout in another tab reaches this one, and a login there too', async () => {
    const actor = start();
    await stands(actor, inside);
    actor.send({ type: 'session.left' });
    await stands(actor, 'loggedOut');
    actor.send({ type: 'tokens.renewed', times: later });
    expect((await stands(actor, inside)).times).toEqual(later);
  });
});

describe('navigating', () => {
  const past = (internal: boolean): SessionEvent => ({ type: 'navigated', at: valid.refreshUntil, internal });
  const stale = (internal: boolean): SessionEvent => ({ type: 'navigated', at: valid.accessUntil, internal });

  test.each<[string, SessionEvent, Partial<World>, unknown]>([
    [
      'a valid access token needs nothing',
      { type: 'navigated', at: now, internal: true },
      { refreshSession: never },
      inside,
    ],
    ['an ended access token waits for a refresh', stale(true), { refreshSession: never }, { loggedIn: 'refreshing' }],
    ['a refused refresh asks on an internal navigation', stale(true), { refreshSession: ended }, 'expired'],
    ['a refused refresh logs out on an opened address', stale(false), { refreshSession: ended }, 'loggedOut'],
    ['an ended session asks on an internal navigation', past(true), {}, 'expired'],
    ['an ended session logs out on an opened address', past(false), {}, 'loggedOut'],
  ])('%s', async (_title, event, world, value) => {
    const actor = start(world);
    await stands(actor, inside);
    actor.send(event);
    await stands(actor, value);
  });

  test('a refresh brings new times, and silence keeps the session', async () => {
    const actor = start();
    await stands(actor, inside);
    actor.send(stale(true));
    expect((await stands(actor, inside)).times).toEqual(later);
    const silent = start({ refreshSession: down });
    await stands(silent, inside);
    silent.send(stale(true));
    expect((await stands(silent, inside)).problem).toBe('GEN01');
  });

  test('a session that the server refuses asks to log in again', async () => {
    const actor = start();
    await stands(actor, inside);
    actor.send({ type: 'session.refused' });
    await stands(actor, 'expired');
    actor.send({ type: 'login.again' });
    await stands(actor, 'loggedOut');
  });
});

/** How an invoked actor may end, as the machine sees it; these events are xstate's own, no one's to send. */
const outcomes = (id: string): SessionEvent[] => [
  {
    type: `xstate.done.actor.${id}`,
    output: { accessUntil: now + 1, refreshUntil: now + 1000 },
  } as unknown as SessionEvent,
  { type: `xstate.error.actor.${id}`, error: refused('GEN01') } as unknown as SessionEvent,
];

test('every state can be reached', () => {
  const paths = getShortestPaths(sessionMachine, {
    input: { kept: { accessUntil: 0, refreshUntil: now + 1000 }, at: now },
    events: (state): SessionEvent[] => [
      { type: 'tokens.renewed', times: later },
      { type: 'login.again' },
      { type: 'logout.requested' },
      { type: 'navigated', at: now + 5, internal: true },
      { type: 'navigated', at: now + 5000, internal: true },
      { type: 'retried' },
      { type: 'session.left' },
      ...Object.keys(state.children).flatMap(outcomes),
    ],
    serializeState: (state) => JSON.stringify([state.value, state.context]),
    limit: 2000,
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  const wanted = [
    'restoring',
    'loadingProfile',
    'unreachable',
    'loggedOut',
    'expired',
    'loggingOut',
    inside,
    { loggedIn: 'refreshing' },
  ];
  expect(wanted.filter((value) => !reached.has(JSON.stringify(value)))).toEqual([]);
});
