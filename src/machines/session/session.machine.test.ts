import { getShortestPaths } from 'xstate/graph';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/kernel/errors.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';
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
/** The context in a state; fails with the state that the session stays in instead. */
const stands = async (actor: Actor, value: unknown) => {
  const isThere = (state: { value: unknown }) => JSON.stringify(state.value) === JSON.stringify(value);
  for (let turn = 0; turn < 20 && !isThere(actor.getSnapshot()); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  const snapshot = actor.getSnapshot();
  expect(snapshot.value).toEqual(value);
  return snapshot.context;
};
const inside = { loggedIn: 'valid' };
const never = () => new Promise<never>(() => undefined);
const ended = () => Promise.reject(refused('TOKEN-EXPIRED'));
const down = () => Promise.reject(refused('GEN01'));

describe('starting', () => {
  test.each<[string, SessionInput['kept'], Partial<World>, unknown]>([
    ['without tokens it is logged out', null, {}, 'loggedOut'],
    ['an expired refresh token logs out', { accessUntil: 0, refreshUntil: now }, {}, 'loggedOut'],
    ['a valid access token logs in directly', valid, { refreshSession: never }, inside],
    ['an expired access token is refreshed first', { accessUntil: now, refreshUntil: now + 1 }, {}, inside],
    ['a rejected refresh logs out', { accessUntil: 0, refreshUntil: now + 1 }, { refreshSession: ended }, 'loggedOut'],
    [
      'an unanswered refresh keeps the session',
      { accessUntil: 0, refreshUntil: now + 1 },
      { refreshSession: down },
      'unreachable',
    ],
    ['an unanswered profile request keeps the session', valid, { loadProfile: down }, 'unreachable'],
    ['a rejected profile request logs out', valid, { loadProfile: ended }, 'loggedOut'],
  ])('%s', async (_title, kept, world, value) => {
    await stands(start(world, kept), value);
  });

  test('retrying after a timeout logs in', async () => {
    let attempts = 0;
    const actor = start({ loadProfile: () => (attempts++ === 0 ? down() : Promise.resolve(ada)) });
    await stands(actor, 'unreachable');
    actor.send({ type: 'retried' });
    expect((await stands(actor, inside)).profile).toEqual(ada);
  });
});

/** What says that the session itself is over; anything else may pass. */
const ending: readonly ErrorCode[] = ['TOKEN-EXPIRED', 'INVALID-TOKEN-BT2', 'E003', 'AUTH01', 'INVALID-CSRF'];

test.each(errorCodes)('%s ends a session only if it says that it is over', async (code) => {
  const fails = () => Promise.reject(refused(code));
  const isOver = ending.includes(code);
  const kept = { accessUntil: 0, refreshUntil: now + 1 };
  await stands(start({ refreshSession: fails }, kept), isOver ? 'loggedOut' : 'unreachable');
  await stands(start({ loadProfile: fails }), isOver ? 'loggedOut' : 'unreachable');
});

test('an error without a code keeps the session', async () => {
  await stands(start({ loadProfile: () => Promise.reject(new Error('no network')) }), 'unreachable');
});

describe('logging in and out', () => {
  const login: SessionEvent = { type: 'tokens.renewed', times: valid };

  test('tokens log in and load the profile', async () => {
    const actor = start({}, null);
    actor.send(login);
    expect(await stands(actor, inside)).toMatchObject({ profile: ada, times: valid, problem: null });
  });

  test('a rejected profile logs out with the reason', async () => {
    const actor = start({ loadProfile: ended }, null);
    actor.send(login);
    await waitFor(actor, (state) => state.context.problem !== null);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'loggedOut',
      context: { problem: 'TOKEN-EXPIRED', profile: null },
    });
  });

  test.each([
    ['with an answer', kindWorld.logOut],
    ['without an answer', down],
  ])('a logout that ends %s clears everything', async (_how, logOut) => {
    const actor = start({ logOut });
    await stands(actor, inside);
    actor.send({ type: 'logout.requested' });
    expect(await stands(actor, 'loggedOut')).toMatchObject({ profile: null, times: null });
  });

  test('logouts and logins in other tabs take effect here', async () => {
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
    ['an expired access token waits for a refresh', stale(true), { refreshSession: never }, { loggedIn: 'refreshing' }],
    ['a rejected refresh asks on an internal navigation', stale(true), { refreshSession: ended }, 'expired'],
    ['a rejected refresh logs out on an opened URL', stale(false), { refreshSession: ended }, 'loggedOut'],
    ['an expired session asks on an internal navigation', past(true), {}, 'expired'],
    ['an expired session logs out on an opened URL', past(false), {}, 'loggedOut'],
  ])('%s', async (_title, event, world, value) => {
    const actor = start(world);
    await stands(actor, inside);
    actor.send(event);
    await stands(actor, value);
  });

  test('a refresh brings new times, and an unanswered one keeps the session', async () => {
    const actor = start();
    await stands(actor, inside);
    actor.send(stale(true));
    expect((await stands(actor, inside)).times).toEqual(later);
    const silent = start({ refreshSession: down });
    await stands(silent, inside);
    silent.send(stale(true));
    expect((await stands(silent, inside)).problem).toBe('GEN01');
  });

  test('a session rejected by the server asks to log in again', async () => {
    const actor = start();
    await stands(actor, inside);
    actor.send({ type: 'session.refused' });
    await stands(actor, 'expired');
    actor.send({ type: 'login.again' });
    await stands(actor, 'loggedOut');
  });
});

/** How an invoked actor may end; these events are XState's own. */
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
