import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Tokens } from '#contract/tenancy/session.contract.ts';
import { ApiError } from './apiError.ts';
import { call } from './call.ts';
import { tokens, type TokenEvent } from './tokens.ts';

const pair = (token: string, expires = Date.now() + 3_600_000): Tokens => ({
  access: { token, expires },
  refresh: { jwt: null, expires: Date.now() + 9_000_000 },
});
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const failure = (status: number, errorCode: string) =>
  json(status, { errorCode, message: errorCode, reference: 'r-1' });

interface Sent {
  method: string;
  url: string;
  authorization: string | null;
}

/** Stubs `fetch` with a function; returns the log of requests. */
function serve(answer: (sent: Sent) => Response | Promise<Response>): Sent[] {
  const log: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent = { method: init.method ?? 'GET', url, authorization: new Headers(init.headers).get('Authorization') };
    log.push(sent);
    return answer(sent);
  });
  return log;
}

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() });
  tokens.open('cookie');
});
afterEach(() => vi.unstubAllGlobals());

describe('a request URL', () => {
  test('contains parameters, repeats lists and omits unset values', async () => {
    tokens.keep(pair('one'));
    const log = serve(() => json(200, { data: [] }));
    await call(endpoints.listCalls, {
      query: { start: 0, status: ['missed', 'answered'], trackingNumber: [], search: '', datefrom: '2026-11-01' },
    });
    expect(log).toEqual([
      {
        method: 'GET',
        url: '/v2/call?start=0&status=missed&status=answered&datefrom=2026-11-01',
        authorization: 'Bearer one',
      },
    ]);
  });

  test('escapes path parameters', async () => {
    tokens.keep(pair('one'));
    const log = serve(() => json(200, {}));
    await call(endpoints.changeNumber, { params: { did: '+61398765432' }, body: { version: 1, name: 'Front desk' } });
    expect(log[0]).toMatchObject({ method: 'POST', url: '/v2/number/%2B61398765432' });
  });
});

describe('an expired access token', () => {
  test('is refreshed once for all waiting calls', async () => {
    tokens.keep(pair('old', Date.now() - 1));
    const log = serve(({ url }) => (url.startsWith('/v2/token') ? json(200, pair('new')) : json(200, [])));
    await Promise.all([call(endpoints.getAccountTree, {}), call(endpoints.listNumbers, {}), call(endpoints.getMe, {})]);
    expect(log.filter(({ url }) => url.startsWith('/v2/token'))).toHaveLength(1);
    expect(log.filter(({ authorization }) => authorization === 'Bearer new')).toHaveLength(3);
  });

  test('is refreshed when only the server notices, and the call is retried', async () => {
    tokens.keep(pair('old'));
    const log = serve(({ url, authorization }) => {
      if (url.startsWith('/v2/token')) return json(200, pair('new'));
      return authorization === 'Bearer new' ? json(200, { ok: true }) : failure(401, 'TOKEN-EXPIRED');
    });
    await expect(call(endpoints.getMe, {})).resolves.toEqual({ ok: true });
    expect(log.map(({ url }) => url)).toEqual(['/v2/user/me', '/v2/token/dashboard/', '/v2/user/me']);
  });

  test('ends the session when the refresh is rejected', async () => {
    tokens.keep(pair('old', Date.now() - 1));
    const events: TokenEvent[] = [];
    const stop = tokens.subscribe((event) => events.push(event));
    serve(() => failure(401, 'TOKEN-EXPIRED'));
    await expect(call(endpoints.getMe, {})).rejects.toMatchObject({ code: 'TOKEN-EXPIRED', reference: 'r-1' });
    stop();
    expect(events).toEqual([{ type: 'refused' }]);
  });
});

describe('a failed call', () => {
  test('has a code, status, info and reference', async () => {
    tokens.keep(pair('one'));
    serve(() => json(400, { errorCode: 'MISSING-FIELD', message: 'm', info: ['name'], reference: 'r-2' }));
    await expect(call(endpoints.getMe, {})).rejects.toMatchObject({
      code: 'MISSING-FIELD',
      status: 400,
      info: ['name'],
      reference: 'r-2',
    });
  });

  test('may call its code error_code', async () => {
    serve(() => json(400, { error_code: 'MISSING-FIELD', info: ['name'] }));
    await expect(call(endpoints.getTheme, { params: { host: 'calls.example.test' } })).rejects.toMatchObject({
      code: 'MISSING-FIELD',
      info: ['name'],
    });
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['the server is unreachable', () => Promise.reject(new TypeError('failed to fetch'))],
    ['a proxy answers in HTML', () => new Response('<html>bad gateway</html>', { status: 502 })],
  ])('is GEN01 when %s', async (_title, answer) => {
    serve(answer);
    const attempt = call(endpoints.getTheme, { params: { host: 'calls.example.test' } });
    await expect(attempt).rejects.toBeInstanceOf(ApiError);
    await expect(attempt).rejects.toMatchObject({ code: 'GEN01' });
  });

  test('rethrows the abort reason unchanged', async () => {
    const reason = new DOMException('stop', 'AbortError');
    serve(() => Promise.reject(reason));
    const attempt = call(endpoints.getTheme, { params: { host: 'x' } }, { signal: AbortSignal.abort(reason) });
    await expect(attempt).rejects.toBe(reason);
  });
});

test('token mode cookie stores no token', () => {
  tokens.keep(pair('secret-access'));
  expect(window.localStorage.getItem('session')).not.toContain('secret-access');
});

test('token mode storage restores the tokens of an earlier page', () => {
  tokens.open('storage');
  tokens.keep(pair('kept'));
  tokens.open('storage');
  expect(tokens.current()?.access.token).toBe('kept');
});
