import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { impersonatedIdentity } from './impersonatedIdentity.ts';
import { call } from './call.ts';
import { tokens } from './tokens.ts';

let scopes: (string | null)[];

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

beforeEach(() => {
  scopes = [];
  vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    scopes.push(new Headers(init.headers).get('X-Scope'));
    return new Response('{}');
  });
  tokens.open('cookie');
  const [access, refresh] = [Date.now() + 3_600_000, Date.now() + 9_000_000];
  tokens.keep({ access: { token: 'one', expires: access }, refresh: { jwt: null, expires: refresh } });
});
afterEach(() => vi.unstubAllGlobals());

test('calls carry the impersonated identity, except those about the session itself', async () => {
  await call(endpoints.getMe, {});
  impersonatedIdentity.choose('7-20005');
  await call(endpoints.getMe, {});
  await call(endpoints.logout, {});
  await call(endpoints.getTheme, { params: { host: 'calls.example.test' } });
  impersonatedIdentity.choose(null);
  await call(endpoints.getMe, {});
  expect(scopes).toEqual([null, '7-20005', null, null, null]);
});

test('a read in flight keeps its scope when the tab switches identity', async () => {
  impersonatedIdentity.choose('7');
  await call(endpoints.getMe, {}, { scope: null });
  await call(endpoints.getMe, {}, { scope: '9' });
  expect(scopes).toEqual([null, '9']);
});

test('only a well-formed identity is restored', () => {
  window.sessionStorage.setItem('identity', '7\r\nx: y');
  expect(impersonatedIdentity.current()).toBeNull();
});
