import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { exporters } from '../../../../server/kernel/db/schema/exporters.ts';
import { userAccess } from '../../../../server/kernel/db/schema/users.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aTag } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

const now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let admin: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  account = await anAccount(db);
  admin = await aUser(db, account, ['admin']);
  ({ headers } = await login(app, admin.email));
});

async function created(given: Record<string, unknown> = {}): Promise<Exporter> {
  const body = { account, name: 'Warehouse', ...given };
  const answer = await ask(app, endpoints.createExporter, { body }, headers);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.body) as Exporter;
}

async function keyOf(uuid: string) {
  const input = { params: { uuid }, body: { password: testPassword } };
  const answer = await ask(app, endpoints.generateExporterKey, input, headers);
  return JSON.parse(answer.body) as { exporter: Exporter; key: string };
}

async function readFeed(uuid: string, key: string): Promise<number> {
  const { statusCode } = await app.inject({
    url: `/v2/public/exporter/v1.5/${uuid}`,
    headers: { authorization: `Bearer ${key}` },
  });
  return statusCode;
}

test('a new exporter is strict CSV for a bearer without a key, and available a day later', async () => {
  const exporter = await created();
  expect(exporter).toEqual({
    uuid: exporter.uuid,
    account,
    accountName: 'Harbour Dental',
    name: 'Warehouse',
    format: 'csv',
    allow: 'strict',
    auth: 'bearer',
    tags: [],
    subAccounts: false,
    addresses: [],
    keyPrefix: null,
    path: `/v2/public/exporter/v1.5/${exporter.uuid}`,
    availableAt: '2026-11-25T09:30:00.000Z',
    available: false,
    createdBy: admin.email,
    createdAt: now.toISOString(),
    lastUsedAt: null,
    version: 1,
  });
  const { uuid } = exporter;
  expect(JSON.parse((await ask(app, endpoints.getExporter, { params: { uuid } }, headers)).body)).toEqual(exporter);
  expect(JSON.parse((await ask(app, endpoints.listExporters, {}, headers)).body)).toEqual([exporter]);
});

test('a key is shown once, only its hash is stored, and the next one replaces it at once', async () => {
  const { uuid } = await created();
  await db
    .update(exporters)
    .set({ createdAt: new Date('2026-11-01T00:00:00Z') })
    .where(eq(exporters.id, uuid));
  const first = await keyOf(uuid);
  expect(first.key).toMatch(/^tle_[\w-]{43}$/);
  expect(first.exporter.keyPrefix).toBe(first.key.slice(0, 10));
  expect(await readFeed(uuid, first.key)).toBe(200);
  const second = await keyOf(uuid);
  expect([await readFeed(uuid, first.key), await readFeed(uuid, second.key)]).toEqual([404, 200]);
  const stored = JSON.stringify([await db.select().from(exporters), await db.select().from(auditLog)]);
  const listed = await ask(app, endpoints.listExporters, {}, headers);
  for (const { key } of [first, second]) expect(stored + listed.body).not.toContain(key.slice(12));
});

test('a change keeps the key, and of two changes of the same version only one counts', async () => {
  const { uuid, version } = await created();
  await keyOf(uuid);
  const { version: current } = JSON.parse(
    (await ask(app, endpoints.getExporter, { params: { uuid } }, headers)).body,
  ) as Exporter;
  expect(current).toBe(version + 1);
  const body = { version: current, name: 'Lake', format: 'json', allow: 'any', auth: 'basic', tags: ['vip'] };
  const change = () => ask(app, endpoints.changeExporter, { params: { uuid }, body }, headers);
  const answers = await Promise.all([change(), change()]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { status, body: read } = await ask(app, endpoints.getExporter, { params: { uuid } }, headers);
  expect(status).toBe(200);
  expect(JSON.parse(read)).toMatchObject({
    name: 'Lake',
    format: 'json',
    allow: 'any',
    auth: 'basic',
    tags: ['vip'],
    keyPrefix: expect.stringMatching(/^tle_/),
    version: current + 1,
  });
});

test('a deleted exporter is gone, and its feed too', async () => {
  const { uuid } = await created();
  const { key } = await keyOf(uuid);
  expect((await ask(app, endpoints.deleteExporter, { params: { uuid } }, headers)).status).toBe(200);
  const gone = { status: 404, code: 'EXPORTER-NOT-FOUND' };
  for (const name of ['getExporter', 'deleteExporter'] as const)
    expect(await ask(app, endpoints[name], { params: { uuid } }, headers)).toMatchObject(gone);
  const generate = { params: { uuid }, body: { password: testPassword } };
  expect(await ask(app, endpoints.generateExporterKey, generate, headers)).toMatchObject(gone);
  expect(await readFeed(uuid, key)).toBe(404);
});

test('an exporter has no more than its author sees: all accounts below, or none of them', async () => {
  const child = await anAccount(db, { parentId: account });
  expect(await created({ subAccounts: true })).toMatchObject({ subAccounts: true });
  const own = await aUser(db, account, ['admin']);
  await db.insert(userAccess).values({ accountId: account, userId: own.id, onAccountId: child, blocked: true });
  const { headers: theirs } = await login(app, own.email);
  const put = (body: Record<string, unknown>) => ask(app, endpoints.createExporter, { body }, theirs);
  expect((await put({ account, name: 'Mine' })).status).toBe(200);
  for (const body of [
    { account, name: 'All', subAccounts: true },
    { account: child, name: 'Theirs' },
    { account: await anAccount(db), name: 'Others' },
  ])
    expect(await put(body)).toMatchObject({ status: 403, code: 'ACCESS_DENIED_ACCOUNT' });
});

test('the tags to choose from are those of the accounts', async () => {
  await aTag(db, account, 'vip');
  await aTag(db, await anAccount(db), 'theirs');
  const answer = await ask(app, endpoints.listExporterTags, {}, headers);
  expect(JSON.parse(answer.body)).toMatchObject([{ account, name: 'vip' }]);
});

test('who made, changed and deleted an exporter is in the audit log', async () => {
  const { uuid } = await created({ tags: ['vip'] });
  await keyOf(uuid);
  await ask(app, endpoints.deleteExporter, { params: { uuid } }, headers);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `exporter ${uuid}`));
  expect(entries.map(({ action, userId }) => [action, userId])).toEqual([
    ['exporter.created', admin.id],
    ['exporter.keyGenerated', admin.id],
    ['exporter.deleted', admin.id],
  ]);
});
