import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import { DeliveredKind } from '#values/integrationWords.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { login, testPassword } from '../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({
    environment: { RATE_LIMIT: '20' },
    checks: { jobs: () => Promise.reject(new Error('not running')) },
    mount: (server) =>
      void server.get('/v2/broken', { schema: { hide: true } }, () =>
        Promise.reject(new Error('a secret of the house')),
      ),
  }));
});

afterEach(() => vi.useRealTimers());

describe('failures', () => {
  test('an unknown URL is not found', async () => {
    const answer = await app.inject('/v2/nothing/here');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { errorCode: 'NOT-FOUND', message: 'NOT-FOUND', reference: expect.any(String) as string },
    ]);
  });

  test('an unexpected one reveals nothing but its reference', async () => {
    const answer = await app.inject('/v2/broken');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { errorCode: 'GEN02', message: 'GEN02', reference: expect.any(String) as string },
    ]);
  });

  test('a body that is too large before login is refused', async () => {
    const payload = { refresh: 'x'.repeat(100_000) };
    const answer = await app.inject({ method: 'POST', url: '/v2/token/dashboard/', payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { errorCode: 'PAYLOAD-TOO-LARGE' }]);
  });
});

describe('the process', () => {
  test('reports that it is alive, and names what it waits for', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'waiting', database: true, jobs: false, mail: 'not configured' },
    ]);
  });

  test('counts requests by route, not by URL', async () => {
    await app.inject('/v2/public/theme/private-host.test');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_request_seconds_count{method="GET",route="/v2/public/theme/:host",status="200"}');
    expect(body).not.toContain('private-host');
  });
});

test('OpenAPI describes every endpoint of the contract', async () => {
  const document = (await app.inject('/v2/openapi.json')).json() as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(document.openapi).toBe('3.1.0');
  expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('each event of webhooks is described, with an example that is one', async () => {
  interface Posted {
    post: { requestBody: { content: Record<string, { schema: { $ref: string }; example: unknown }> } };
  }
  const { webhooks, components } = (await app.inject('/v2/openapi.json')).json<{
    webhooks: Record<string, Posted>;
    components: { schemas: Record<string, { properties: { type: { const: string } } }> };
  }>();
  expect(Object.keys(webhooks)).toEqual(DeliveredKind.options);
  for (const [kind, { post }] of Object.entries(webhooks)) {
    const { schema, example } = post.requestBody.content['application/json'] ?? {};
    expect(components.schemas[schema?.$ref.split('/').at(-1) ?? '']?.properties.type).toMatchObject({ const: kind });
    expect(WebhookEvent.parse(example)).toEqual(example);
    expect(example).toMatchObject({ type: kind });
  }
});

test.each([
  ['on a machine of one’s own', 'http://127.0.0.1:4400', {}, 200],
  ['on a machine of one’s own that leaves it out', 'http://127.0.0.1:4400', { API_DOCS: 'off' }, 404],
  ['in public', 'https://calls.example.test', {}, 404],
  ['in public, where the operator wants it', 'https://calls.example.test', { API_DOCS: 'on' }, 200],
])('the description of the API is shown or not: %s', async (_where, address, given, status) => {
  const { app: installed } = await anApp({ environment: { PUBLIC_BASE_URL: address, ...given }, db });
  const headers = { host: new URL(address).host };
  for (const url of ['/v2/openapi.json', '/docs/json'])
    expect([url, (await installed.inject({ url, headers })).statusCode]).toEqual([url, status]);
});

test('responses cannot be framed and allow no foreign scripts', async () => {
  const { headers } = await app.inject('/healthz');
  const policy = String(headers['content-security-policy']);
  for (const rule of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "worker-src 'self'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a user who sends too many requests is told when to retry, and others are unaffected', async () => {
  const account = await anAccount(db);
  const [busy, calm] = [await aUser(db, account), await aUser(db, account)];
  const { headers } = await login(app, busy.email);
  const other = await login(app, calm.email);
  // The clock stands still, however long the requests take.
  vi.useFakeTimers({ toFake: ['Date'] });
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await app.inject({ url: '/v2/user/me', headers }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(answers[20]?.json()).toMatchObject({ errorCode: 'TOO-MANY-REQUESTS', info: { retryAfter: 60 } });
  expect(answers[20]?.headers).toMatchObject({ 'ratelimit-limit': '20', 'retry-after': '60' });
  expect((await app.inject({ url: '/v2/user/me', headers: other.headers })).statusCode).toBe(200);
});

test('an address that sends refused tokens is told when to retry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const forged = { authorization: 'Bearer a.forged.token' };
  const from = (remoteAddress: string) => app.inject({ url: '/v2/user/me', headers: forged, remoteAddress });
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await from('203.0.113.5'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  expect(answers[20]?.headers).toMatchObject({ 'retry-after': '60' });
  expect((await from('203.0.113.6')).statusCode).toBe(401);
  vi.advanceTimersByTime(61_000);
  expect((await from('203.0.113.5')).statusCode).toBe(401);
});

test('an address whose tokens are refused still lets sessions in, and keys that were accepted before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account, ['admin'])).email);
  const key = await aKey(account, headers);
  const remoteAddress = '203.0.113.8';
  const asked = (authorization: string, url = `/v2/routing/${account}/flow`) =>
    app.inject({ url, headers: { authorization }, remoteAddress }).then(({ statusCode }) => statusCode);
  expect(await asked(`Bearer ${key}`)).toBe(200);
  for (let count = 0; count < 20; count += 1) await asked('Bearer a.forged.token');
  expect(await asked('Bearer a.forged.token')).toBe(429);
  expect(await asked('Bearer tlk_forged')).toBe(429);
  expect(await asked(headers.authorization)).toBe(200);
  expect(await asked(`Bearer ${key}`)).toBe(200);
});

test('the keys of an account share the limit of one user', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account, ['admin'])).email);
  const keys = [await aKey(account, headers), await aKey(account, headers)];
  const statuses = [];
  for (let count = 0; count < 22; count += 1) {
    const authorization = `Bearer ${keys[count % 2]}`;
    statuses.push((await app.inject({ url: `/v2/routing/${account}/flow`, headers: { authorization } })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  expect((await app.inject({ url: '/v2/user/me', headers })).statusCode).toBe(200);
});

async function aKey(account: number, headers: { authorization: string }): Promise<string> {
  const payload = { name: 'Test', scopes: ['flows:read'], days: 1, password: testPassword };
  const answer = await app.inject({ method: 'PUT', url: `/v2/apikey/${account}`, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return z.object({ token: z.string() }).parse(answer.json()).token;
}

test('pages and unknown addresses are limited, the health check is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const times = async (url: string) => {
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode);
    return answers.filter((status) => status === 429).length;
  };
  expect(await times('/calls')).toBe(1);
  expect(await times('/healthz')).toBe(0);
});

test('a request that never ends is given up', () => {
  const { requestTimeout, headersTimeout } = app.server;
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(120_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});

test('answers are not stored by browsers or proxies, unless they are public and say so', async () => {
  const { headers } = await login(app, (await aUser(db, await anAccount(db))).email);
  const cacheOf = async (url: string) =>
    (await app.inject({ url, headers, remoteAddress: '203.0.113.10' })).headers['cache-control'];
  for (const url of [
    '/v2/user/me',
    '/v2/call',
    '/v2/addressbook/',
    '/v2/account/tree',
    '/v2/signup/unknown',
    '/v2/nothing',
  ])
    expect([url, await cacheOf(url)]).toEqual([url, 'no-store']);
  expect(await cacheOf('/v2/public/theme/calls.example.test')).toMatch(/^public/);
});
