import { verify } from '@node-rs/argon2';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { hashPassword } from '../../../server/tenancy/sessions/passwords.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { anExporter } from '../../builders/api/anExporter.ts';
import { login, testPassword, tryLogin } from '../../builders/api/login.ts';

vi.mock('@node-rs/argon2', { spy: true });

let app: FastifyInstance;
let db: Db;
let email: string;
let logged = '';

beforeAll(async () => {
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  ({ app, db } = await anApp({
    log,
    environment: { LOG_LEVEL: 'trace', TOKEN_MODE: 'storage' },
    mount: (server) =>
      void server.post('/v2/broken', { schema: { hide: true } }, () => Promise.reject(new Error('out of order'))),
  }));
  // As costly to check as everybody’s.
  const passwordHash = await hashPassword(testPassword);
  ({ email } = await aUser(db, await anAccount(db), ['admin'], { passwordHash }));
});

beforeEach(() => {
  logged = '';
});

/** The secrets found in the log, plain or encoded. */
function told(secrets: string[]): string[] {
  const shapes = secrets.flatMap((secret) => [secret, encodeURIComponent(secret), btoa(secret)]);
  return shapes.filter((shape) => logged.includes(shape));
}

test('a login, successful or not, logs neither password nor token', async () => {
  const { headers, refresh } = await login(app, email);
  await tryLogin(app, email, 'a-mistyped-password');
  expect(logged).toContain('/v2/token/dashboard');
  const basic = btoa(`${email}:${testPassword}`);
  expect(told([testPassword, 'a-mistyped-password', basic, refresh, headers.authorization.slice(7)])).toEqual([]);
});

test('a refresh logs neither the old nor the new tokens', async () => {
  const { refresh } = await login(app, email);
  const answer = await app.inject({ method: 'POST', url: '/v2/token/dashboard/', payload: { refresh } });
  const next = answer.json<{ access: { token: string }; refresh: { jwt: string } }>();
  const forged = 'a.forged.token';
  await app.inject({ method: 'POST', url: '/v2/token/dashboard/', payload: { refresh: forged } });
  expect(told([refresh, next.access.token, next.refresh.jwt, forged])).toEqual([]);
});

test('a feed that is read, with the right key or a wrong one, logs no key', async () => {
  const { id, key } = await anExporter(db, await anAccount(db));
  const read = (authorization: string) =>
    app.inject({ url: `/v2/public/exporter/v1.5/${id}`, headers: { authorization } });
  expect((await read(`Bearer ${key}`)).statusCode).toBe(200);
  expect((await read('Bearer tle_a-mistyped-key')).statusCode).toBe(404);
  expect(logged).toContain('/v2/public/exporter');
  expect(told([key, 'tle_a-mistyped-key'])).toEqual([]);
});

test('a failed request is logged with its reference, but without its credentials, query or body', async () => {
  const { headers } = await login(app, email);
  const answer = await app.inject({
    method: 'POST',
    url: '/v2/broken?token=in-the-query',
    headers: { ...headers, cookie: 'refresh=in-the-cookie' },
    payload: { password: 'in-the-body' },
  });
  expect(answer.statusCode).toBe(500);
  expect(logged).toContain(answer.json<{ reference: string }>().reference);
  expect(logged).toContain('out of order');
  const secrets = ['in-the-query', 'in-the-cookie', 'in-the-body', headers.authorization.slice('Bearer '.length)];
  expect(told(secrets)).toEqual([]);
});

test.each([
  [
    'an unsubscribe link',
    '/v2/public/unsubscribe/Zm9yLW9uZS1wZXJzb24tb25seS4xMjM0NTY3ODkwYWJj',
    'Zm9yLW9uZS1wZXJzb24tb25seS4',
  ],
  ['an email', '/v2/user/ada.pierce@example.test', 'ada.pierce'],
  ['the page of an email', '/users/ada.pierce@example.test', 'ada.pierce'],
  ['the page of an invitation', '/invite/q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c', 'q1w2e3r4t5y6u7i8o9p0'],
  [
    'the page of a call flow to approve',
    '/flow-review/q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
    'q1w2e3r4t5y6u7i8o9p0',
  ],
  ['a link for approval', '/v2/public/flow-review/q1w2e3r4-5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c', 'q1w2e3r4-5y6u7i8o9p0'],
  ['a tracking number', '/v2/number/+61390001234/extra', '61390001234'],
])('%s in a path is not logged, but the route is', async (_, url, secret) => {
  const { headers } = await login(app, email);
  for (const method of ['GET', 'POST'] as const) await app.inject({ method, url, headers });
  expect(logged).toContain('request completed');
  expect(told([secret])).toEqual([]);
});

test('ids in a path are logged, to find what a request was about', async () => {
  await app.inject('/v2/account/20001');
  expect(logged).toContain('/v2/account/20001');
});

test('a failed query is logged without its parameters', async () => {
  const answer = await tryLogin(app, 'no\u0000body@example.test', 'wrong');
  expect(answer.statusCode).toBe(400);
  expect(told(['body@example.test'])).toEqual([]);
});

test('an unknown email costs one password check, like a known one', async () => {
  await tryLogin(app, email, 'wrong');
  const checks = async (name: string) => {
    vi.mocked(verify).mockClear();
    await tryLogin(app, name, 'wrong');
    return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
  };
  const known = await checks(email);
  expect(known).toHaveLength(1);
  expect(await checks('stranger@example.test')).toEqual(known);
});
