import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSipGateway } from '../../../builders/api/aSipGateway.ts';
import { login } from '../../../builders/api/login.ts';

const now = () => new Date('2026-11-23T10:00:00.400Z');
let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp({ now, environment: { ...aSipGateway, SIP_PASSWORD_MINUTES: '5' } }));
  account = await anAccount(db);
});

async function credentialsOf(email: string, { scope, on = app }: { scope?: string; on?: FastifyInstance } = {}) {
  const { headers } = await login(on, email);
  const asked = { ...headers, ...(scope && { 'x-scope': scope }) };
  return on.inject({ method: 'POST', url: '/v2/user/me/sip', headers: asked });
}

test('a web phone gets a password that the gateway can check by itself, and that ends after minutes', async () => {
  const { id, email } = await aUser(db, account, [], { webPhone: true });
  const answer = await credentialsOf(email);
  const expires = Date.parse('2026-11-23T10:05:00Z') / 1000;
  const username = `${expires}:${id}`;
  expect(answer.json()).toEqual({
    url: 'wss://sip.example.test:7443/ws',
    uri: `sip:${id}@sip.example.test`,
    username,
    password: createHmac('sha1', aSipGateway.SIP_SECRET).update(username).digest('base64'),
    expires: '2026-11-23T10:05:00.000Z',
  });
  expect(answer.body).not.toContain(aSipGateway.SIP_SECRET);
});

test('nobody registers without a web phone, or as somebody else', async () => {
  const without = await aUser(db, account, ['admin']);
  const other = await aUser(db, account, [], { webPhone: true });
  const system = await aUser(db, account, ['system'], { webPhone: true });
  const refused = await credentialsOf(without.email);
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { errorCode: 'NOT-FOUND' }]);
  const impersonating = await credentialsOf(system.email, { scope: `${other.id}-${account}` });
  expect([impersonating.statusCode, impersonating.json()]).toMatchObject([403, { errorCode: 'ACCESS-DENIED' }]);
});

test('without a gateway there is nothing to register at, and the page may connect to us alone', async () => {
  const { app: plain } = await anApp({ db, now });
  const { email } = await aUser(db, account, [], { webPhone: true });
  const answer = await credentialsOf(email, { on: plain });
  expect([answer.statusCode, answer.json()]).toMatchObject([501, { errorCode: 'NOT-CONFIGURED' }]);
  expect(await connectSourcesOf(plain)).toBe("connect-src 'self'");
});

test('the page may connect to the gateway, and to nothing else besides us', async () => {
  expect(await connectSourcesOf(app)).toBe("connect-src 'self' wss://sip.example.test:7443");
});

async function connectSourcesOf(server: FastifyInstance) {
  const { headers } = await server.inject({ url: '/healthz' });
  return String(headers['content-security-policy'])
    .split(';')
    .find((rule) => rule.startsWith('connect-src'));
}
