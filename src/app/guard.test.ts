import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Page } from '#contract/pages.ts';
import type { Role } from '#values/roles.ts';
import { aProfile } from '../../tests/builders/aProfile.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import type { SessionActor } from '../page/session/startSession.ts';

const hour = 3_600_000;

async function aSession(allow: Role[] | null, secondFactorDue = false): Promise<SessionActor> {
  const profile = aProfile({ secondFactorDue, allow: Object.fromEntries((allow ?? []).map((role) => [role, true])) });
  const machine = sessionMachine.provide({ actors: { loadProfile: fromPromise(() => Promise.resolve(profile)) } });
  const at = Date.now();
  const kept = allow && { accessUntil: at + hour, refreshUntil: at + hour };
  const actor = createActor(machine, { input: { kept, at } });
  actor.start();
  await waitFor(actor, (state) => state.hasTag('settled'));
  return actor;
}

const page = (change: Partial<Page> = {}) => ({ access: 'session' as const, roles: [], ...change });

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { sessionStorage: memory() });
});

/** Where the guard redirects a user who opens the path; null if the page opens. */
async function sent(
  allow: Role[] | null,
  route: Pick<Page, 'access' | 'roles'>,
  path: string,
  secondFactorDue = false,
): Promise<string | null> {
  const { guard } = await import('./guard.ts');
  const answer = await guard(
    await aSession(allow, secondFactorDue),
    route,
    new URL(path, 'https://calls.example.test'),
  );
  return answer && answer.headers.get('Location');
}

describe('a page for signed-in users', () => {
  test('redirects others to the login, with the path to return to', async () => {
    const way = btoa('/calls?status=missed#top');
    expect(await sent(null, page(), '/calls?status=missed#top')).toBe(`/login/?redirect=${encodeURIComponent(way)}`);
  });

  test.each<[string, Role[], Role[], string | null]>([
    ['opens for anyone without a role list', [], [], null],
    ['opens when one of the roles is held', ['conf'], ['admin', 'conf'], null],
    ['redirects to the root without any of the roles', ['reports'], ['admin', 'conf'], '/'],
  ])('%s', async (_title, held, roles, place) => {
    expect(await sent(held, page({ roles }), '/calls')).toBe(place);
  });

  test('selects the accounts in its URL and removes the parameter', async () => {
    expect(await sent([], page(), '/calls?account=2,3&account=x&page=2')).toBe('/calls?page=2');
    const { selectedAccounts } = await import('../page/accounts/selectedAccounts.ts');
    expect(selectedAccounts.current()).toEqual([2, 3]);
  });
});

describe('a user who still has to set up a second factor', () => {
  test.each<[string, Page['access'], string | null]>([
    ['is sent to the set-up from a page', 'session', '/second-factor'],
    ['is sent to the dashboard, and so to the set-up, from the login', 'access', '/dashboard'],
    ['may set it up', 'secondFactor', null],
    ['may open public pages', 'public', null],
  ])('%s', async (_title, access, place) => {
    expect(await sent(['system'], page({ access }), '/calls?account=2', true)).toBe(place);
  });

  test.each<[string, Role[] | null, string]>([
    ['the set-up is closed to others', ['system'], '/dashboard'],
    ['and to those not logged in', null, `/login/?redirect=${encodeURIComponent(btoa('/second-factor'))}`],
  ])('%s', async (_title, allow, place) => {
    expect(await sent(allow, page({ access: 'secondFactor' }), '/second-factor')).toBe(place);
  });
});

describe('the other pages', () => {
  test('the login redirects signed-in users to the dashboard', async () => {
    expect(await sent([], page({ access: 'access' }), '/login/')).toBe('/dashboard');
    expect(await sent(null, page({ access: 'access' }), '/login/')).toBeNull();
  });

  test('a public page opens for everyone', async () => {
    expect(await sent(null, page({ access: 'public' }), '/not-found')).toBeNull();
    expect(await sent([], page({ access: 'public' }), '/not-found')).toBeNull();
  });

  test('the root redirects by session', async () => {
    const { guardRoot } = await import('./guard.ts');
    expect((await guardRoot(await aSession(null))).headers.get('Location')).toBe('/login/');
    expect((await guardRoot(await aSession([]))).headers.get('Location')).toBe('/dashboard');
  });
});
