import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnKey } from '#contract/tenancy/ownKeys.contract.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anExporter } from '../../../builders/api/anExporter.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let admin: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

beforeEach(async () => {
  account = await anAccount(db);
  admin = await aUser(db, account, ['admin']);
  ({ headers } = await login(app, admin.email));
});

async function anApiKey(by = headers) {
  const body = { name: 'Deploys', scopes: ['flows:read' as const], days: 30, password: testPassword };
  const { body: answer } = await ask(app, endpoints.createApiKey, { params: { account }, body }, by);
  return JSON.parse(answer) as { key: { id: string; prefix: string }; token: string };
}

async function aFeedKey(by = headers) {
  const { id } = await anExporter(db, account, { keyHash: null, keyPrefix: null, name: 'Warehouse' });
  const input = { params: { uuid: id }, body: { password: testPassword } };
  const { body } = await ask(app, endpoints.generateExporterKey, input, by);
  return { id, ...(JSON.parse(body) as { key: string }) };
}

const list = async (by = headers) => JSON.parse((await ask(app, endpoints.listOwnKeys, {}, by)).body) as OwnKey[];
const status = async (url: string, token: string) =>
  (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;

test('one’s own keys are listed, and those of others are not', async () => {
  const api = await anApiKey();
  const feed = await aFeedKey();
  const other = await aUser(db, account, ['admin']);
  await anApiKey((await login(app, other.email)).headers);
  const where = { account, accountName: 'Harbour Dental', lastUsedAt: null };
  expect(await list()).toEqual([
    { ...where, kind: 'api', id: api.key.id, name: 'Deploys', prefix: api.key.prefix, expiresAt: expect.any(String) },
    { ...where, kind: 'exporter', id: feed.id, name: 'Warehouse', prefix: feed.key.slice(0, 10), expiresAt: null },
  ]);
});

test('a revoked key ends at once, is in the audit log, and only its maker revokes it here', async () => {
  const api = await anApiKey();
  const feed = await aFeedKey();
  const flows = `/v2/routing/${account}/flow`;
  const url = `/v2/public/exporter/v1.5/${feed.id}`;
  expect([await status(flows, api.token), await status(url, feed.key)]).toEqual([200, 200]);
  const colleague = (await login(app, (await aUser(db, account, ['admin'])).email)).headers;
  const ofApi = { params: { kind: 'api' as const, id: api.key.id } };
  const ofFeed = { params: { kind: 'exporter' as const, id: feed.id } };
  for (const one of [ofApi, ofFeed]) expect((await ask(app, endpoints.revokeOwnKey, one, colleague)).status).toBe(404);
  expect([await status(flows, api.token), await status(url, feed.key)]).toEqual([200, 200]);
  for (const one of [ofApi, ofFeed]) expect((await ask(app, endpoints.revokeOwnKey, one, headers)).status).toBe(200);
  expect([await status(flows, api.token), await status(url, feed.key)]).toEqual([401, 404]);
  expect(await list()).toEqual([]);
  expect((await ask(app, endpoints.revokeOwnKey, ofApi, headers)).status).toBe(404);
  const entries = await db.select().from(auditLog).where(eq(auditLog.accountId, account));
  expect(
    entries
      .filter(({ action }) => action.toLowerCase().endsWith('revoked'))
      .map(({ action, subject, userId }) => [action, subject, userId].join(' '))
      .toSorted(),
  ).toEqual([`exporter.keyRevoked exporter ${feed.id} ${admin.id}`, `key.revoked key ${api.key.id} ${admin.id}`]);
});

test('an exporter’s key needs the password, like a key of the API', async () => {
  const { id } = await anExporter(db, account);
  const wrong = { params: { uuid: id }, body: { password: 'not mine' } };
  const answer = await ask(app, endpoints.generateExporterKey, wrong, headers);
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('INVALID-PASSWORD')]);
});

test.each([true, false])('a new password with revokeKeys %s', async (revokeKeys) => {
  const api = await anApiKey();
  const feed = await aFeedKey();
  const body = { current: testPassword, password: 'Another-horse-7', revokeKeys };
  expect((await ask(app, endpoints.changePassword, { body }, headers)).status).toBe(200);
  const left = [
    await status(`/v2/routing/${account}/flow`, api.token),
    await status(`/v2/public/exporter/v1.5/${feed.id}`, feed.key),
  ];
  expect(left).toEqual(revokeKeys ? [401, 404] : [200, 200]);
});
