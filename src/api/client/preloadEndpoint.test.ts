import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReaderIdentity } from './IdentityContext.ts';
import { preloadEndpoint } from './preloadEndpoint.ts';
import { tokens } from './tokens.ts';

/** SWR preloads only in a browser, which it detects on import. */
vi.hoisted(() => vi.stubGlobal('window', {}));

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const reader = (key: string, scope: string | null = null): ReaderIdentity => ({ key, scope });

let asked: (string | null)[] = [];

/** Stubs a server that answers with its request count, or an error. */
function serve(status = 200): void {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${url} as ${new Headers(init.headers).get('X-Scope') ?? 'oneself'}`);
    return new Response(JSON.stringify(status === 200 ? [asked.length] : { errorCode: 'GEN02' }), { status });
  });
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  const expires = Date.now() + 3_600_000;
  tokens.open('cookie');
  tokens.keep({ access: { token: 'one', expires }, refresh: { jwt: null, expires } });
});
afterEach(() => vi.unstubAllGlobals());

test('preloading several times sends one request', async () => {
  serve();
  const answers = await Promise.all([1, 2].map(() => preloadEndpoint(reader('once'), 'listNumbers', {})));
  expect(answers).toEqual([[1], [1]]);
  expect(asked).toEqual(['/v2/number as oneself']);
});

test('each identity sends its own request, with its own scope', async () => {
  serve();
  await preloadEndpoint(reader('ann'), 'listNumbers', {});
  await preloadEndpoint(reader('ann as 7', '7'), 'listNumbers', {});
  expect(asked).toEqual(['/v2/number as oneself', '/v2/number as 7']);
});

test('cached data is not requested again', async () => {
  serve();
  SWRConfig.defaultValue.cache.set(unstable_serialize(['bob', 'listNumbers', {}]), { data: ['cached'] });
  expect(await preloadEndpoint(reader('bob'), 'listNumbers', {})).toEqual(['cached']);
  expect(asked).toEqual([]);
});

test('a failed preload leaves the error to the screen', async () => {
  serve(500);
  expect(await preloadEndpoint(reader('carl'), 'listNumbers', {})).toBeUndefined();
});
