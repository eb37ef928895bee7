import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Identity } from '#contract/tenancy/identity.contract.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import { identityMachine } from './identity.machine.ts';
import { type IdentityInput, parseWanted, type Wanted, writeWanted } from './identityEvents.ts';

const ada: Identity = { id: 7, name: 'Ada', email: 'ada@harbour.test', account: 3, accountName: 'Harbour' };
const refused = Object.assign(new Error('no'), { code: 'ACCESS_DENIED_ACCOUNT' });
const profileOf = (wanted: Wanted | null) =>
  ({ id: wanted?.user ?? 1, actor: wanted && { id: 1, email: 'sy@own.test' } }) as Profile;

interface World {
  listIdentities: () => Promise<Identity[]>;
  takeIdentity: (wanted: Wanted | null) => Promise<Profile>;
}

async function start(world: Partial<World> = {}, input: IdentityInput = { mayAct: true, acting: null }) {
  const taken: (Wanted | null)[] = [];
  const announced: number[] = [];
  const take = world.takeIdentity ?? ((wanted) => Promise.resolve(profileOf(wanted)));
  const machine = identityMachine.provide({
    actors: {
      listIdentities: fromPromise(world.listIdentities ?? (() => Promise.resolve([ada]))),
      pause: fromPromise(() => Promise.resolve()),
      takeIdentity: fromPromise(({ input: { wanted } }) => {
        taken.push(wanted);
        return take(wanted);
      }),
    },
    actions: { announce: (_, { profile }) => announced.push(profile.id) },
  });
  const actor = createActor(machine, { input });
  actor.start();
  const rest = () =>
    waitFor(actor, (state) => state.hasTag('settled') || state.matches('stuck') || state.matches('off'));
  await rest();
  return { actor, taken, announced, rest };
}

test('users who may not impersonate request no identities', async () => {
  const asked: string[] = [];
  const listIdentities = () => {
    asked.push('identities');
    return Promise.resolve([]);
  };
  const { actor } = await start({ listIdentities }, { mayAct: false, acting: null });
  expect(actor.getSnapshot().value).toBe('off');
  expect(asked).toEqual([]);
});

test('an identity is assumed, announced to the page and dropped again', async () => {
  const { actor, taken, announced, rest } = await start();
  actor.send({ type: 'identity.chosen', wanted: { user: 7, account: 3 } });
  expect((await rest()).context.acting).toEqual({ user: 7, account: 3 });
  actor.send({ type: 'identity.cleared' });
  expect((await rest()).context.acting).toBeNull();
  expect(taken).toEqual([{ user: 7, account: 3 }, null]);
  expect(announced).toEqual([7, 1]);
});

test('a rejected identity falls back to the user and keeps the error', async () => {
  const takeIdentity = (wanted: Wanted | null) => (wanted ? Promise.reject(refused) : Promise.resolve(profileOf(null)));
  const { actor, taken, rest } = await start({ takeIdentity });
  actor.send({ type: 'identity.chosen', wanted: { user: 7, account: null } });
  const { context } = await rest();
  expect({ acting: context.acting, problem: context.problem }).toEqual({
    acting: null,
    problem: 'ACCESS_DENIED_ACCOUNT',
  });
  expect(taken).toEqual([{ user: 7, account: null }, null]);
});

test('if dropping the identity fails, nothing is shown until it succeeds', async () => {
  let works = false;
  const takeIdentity = (wanted: Wanted | null) =>
    works ? Promise.resolve(profileOf(wanted)) : Promise.reject(refused);
  const { actor, rest } = await start({ takeIdentity });
  actor.send({ type: 'identity.chosen', wanted: { user: 7, account: null } });
  expect((await rest()).value).toBe('stuck');
  works = true;
  actor.send({ type: 'retried' });
  expect(await rest()).toMatchObject({ value: { ready: 'settled' }, context: { acting: null } });
});

describe('the URL parameter', () => {
  test.each([
    ['7', { user: 7, account: null }],
    ['7-3', { user: 7, account: 3 }],
  ])('%s selects the identity', async (value, wanted) => {
    const { actor, rest } = await start();
    actor.send({ type: 'parameter.found', value });
    expect((await rest()).context).toMatchObject({ acting: wanted, problem: null });
  });

  test.each(['nonsense', '9', '7-', '-3', '7-3-1', ''])('%j clears the identity', async (value) => {
    const { actor, taken, rest } = await start({}, { mayAct: true, acting: { user: 7, account: null } });
    actor.send({ type: 'parameter.found', value });
    expect((await rest()).context).toMatchObject({ acting: null, problem: 'ACCESS_DENIED_ACCOUNT' });
    expect(taken).toEqual([null]);
  });

  test('is left to the server when the list of identities failed to load', async () => {
    const { actor, taken, rest } = await start({ listIdentities: () => Promise.reject(refused) });
    actor.send({ type: 'parameter.found', value: '9' });
    await rest();
    expect(taken).toEqual([{ user: 9, account: null }]);
  });
});

test('an identity survives a round trip', () => {
  for (const wanted of [
    { user: 7, account: null },
    { user: 7, account: 3 },
  ])
    expect(parseWanted(writeWanted(wanted))).toEqual(wanted);
});
