import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { KeyScope } from '#values/keyScope.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog, outbox, users } from '../../../../server/kernel/db/schema/all.ts';
import { apiKeys } from '../../../../server/kernel/db/schema/sessions.ts';
import { aUser, anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aFlowDocument } from '../../../builders/api/aFlow.ts';
import { login, testPassword } from '../../../builders/api/login.ts';
import { momentsAt } from '../../../builders/atLimit.ts';
import { eq } from 'drizzle-orm';

let app: FastifyInstance;
let db: Db;
let account: number;
let flow: string;
let headers: Record<string, string>;
let userId: number;
let email: string;
let now = new Date();

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  now = new Date();
  account = await anAccount(db);
  flow = await aFlow(db, account);
  const admin = await aUser(db, account, ['admin']);
  userId = admin.id;
  ({ email } = admin);
  ({ headers } = await login(app, admin.email));
});

async function aKey(scopes: KeyScope[] = ['flows:read', 'flows:write'], days = 30) {
  const input = { params: { account }, body: { name: 'Deploys', scopes, days, password: testPassword } };
  const { status, body } = await ask(app, endpoints.createApiKey, input, headers);
  expect(status).toBe(200);
  const { key, token } = JSON.parse(body) as { key: { id: string; prefix: string }; token: string };
  return { ...key, token, headers: { authorization: `Bearer ${token}` } };
}

const object = () => ({ account, type: 'flow' as const, id: flow });
const readBy = (by: Record<string, string>) => ask(app, endpoints.getFlow, { params: object() }, by);

test('a key is told once, and only its hash is stored', async () => {
  const { token, id, prefix } = await aKey();
  expect(token).toMatch(/^tlk_[\w-]{43}$/);
  expect(token.startsWith(prefix)).toBe(true);
  const listed = await ask(app, endpoints.listApiKeys, { params: { account } }, headers);
  expect(JSON.parse(listed.body)).toMatchObject([{ id, name: 'Deploys', lastUsedAt: null }]);
  expect(listed.body).not.toContain(token);
  expect(JSON.stringify(await db.select().from(apiKeys))).not.toContain(token.slice(12));
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(token.slice(12));
});

test('a key reads and writes flows of its account, which its use and the audit show', async () => {
  const key = await aKey();
  expect((await readBy(key.headers)).status).toBe(200);
  const saved = await ask(
    app,
    endpoints.saveFlow,
    { params: object(), body: { basedOn: 1, draft: aFlowDocument({ name: 'By key' }) } },
    key.headers,
  );
  expect(saved.status).toBe(200);
  const entries = await db.select().from(auditLog).where(eq(auditLog.accountId, account));
  expect(entries.find(({ action }) => action === 'flow.saved')).toMatchObject({ userId, keyId: key.id });
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(row?.lastUsedAt).not.toBeNull();
});

test('a key does nothing outside its scopes, its endpoints and its account', async () => {
  const reader = await aKey(['flows:read']);
  const body = { basedOn: 1, draft: aFlowDocument() };
  expect((await ask(app, endpoints.saveFlow, { params: object(), body }, reader.headers)).code).toBe('ACCESS-DENIED');
  const writer = await aKey(['flows:write']);
  expect((await readBy(writer.headers)).code).toBe('ACCESS-DENIED');
  const both = await aKey();
  for (const name of ['getMe', 'listAccountSizes', 'listCalls', 'logout'] as const) {
    expect((await ask(app, endpoints[name], {}, both.headers)).status).toBe(403);
  }
  expect(
    (
      await ask(
        app,
        endpoints.createApiKey,
        { params: { account }, body: { name: 'More', scopes: ['flows:read'], days: 1, password: testPassword } },
        both.headers,
      )
    ).code,
  ).toBe('ACCESS-DENIED');
  const child = await anAccount(db, { parentId: account });
  const childsFlow = await aFlow(db, child);
  const below = { account: child, type: 'flow' as const, id: childsFlow };
  expect((await ask(app, endpoints.getFlow, { params: below }, both.headers)).code).toBe('ACCESS_DENIED_ACCOUNT');
  expect((await readBy({ ...both.headers, 'x-scope': String(userId) })).code).toBe('ACCESS-DENIED');
});

test('a key ends when it is revoked, when it expires and when its creator leaves', async () => {
  const [revoked, expiring, orphaned] = [await aKey(), await aKey(['flows:read'], 1), await aKey(['flows:read'], 60)];
  expect((await ask(app, endpoints.revokeApiKey, { params: { account, id: revoked.id } }, headers)).status).toBe(200);
  expect(await readBy(revoked.headers)).toMatchObject({ status: 401, code: 'INVALID-TOKEN-BT2' });
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, expiring.id));
  const { below, at } = momentsAt(row?.expiresAt ?? now);
  now = below;
  expect((await readBy(expiring.headers)).status).toBe(200);
  now = at;
  expect(await readBy(expiring.headers)).toMatchObject({ status: 401, code: 'TOKEN-EXPIRED' });
  expect((await readBy(orphaned.headers)).status).toBe(200);
  await db.update(users).set({ allow: {} }).where(eq(users.id, userId));
  const body = { document: aFlowDocument() };
  expect((await ask(app, endpoints.validateFlow, { params: { account }, body }, orphaned.headers)).code).toBe(
    'ACCESS-DENIED',
  );
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, userId));
  expect(await readBy(orphaned.headers)).toMatchObject({ status: 401, code: 'INVALID-TOKEN-BT2' });
});

test('a key needs its maker’s password, who gets an email', async () => {
  const body = { name: 'Deploys', scopes: ['flows:read'], days: 1, password: 'not this one' };
  const refused = await ask(app, endpoints.createApiKey, { params: { account }, body }, headers);
  expect([refused.status, refused.code]).toEqual([403, 'INVALID-PASSWORD']);
  await aKey();
  const mails = await db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.accountId, account));
  expect(mails.map(({ payload }) => payload)).toMatchObject([{ change: 'keyCreated', to: email }]);
});

test('whoever changes the password may end the keys too, which otherwise go on', async () => {
  const user = await aUser(db, account, ['admin']);
  const session = (await login(app, user.email)).headers;
  const body = { name: 'Deploys', scopes: ['flows:read'], days: 1, password: testPassword };
  const made = await ask(app, endpoints.createApiKey, { params: { account }, body }, session);
  const { token } = JSON.parse(made.body) as { token: string };
  const works = async () =>
    (await app.inject({ url: `/v2/routing/${account}/flow`, headers: { authorization: `Bearer ${token}` } }))
      .statusCode;
  const change = (from: string, to: string, revokeKeys?: boolean) =>
    ask(
      app,
      endpoints.changePassword,
      { body: { current: from, password: to, ...(revokeKeys && { revokeKeys }) } },
      session,
    );
  expect((await change(testPassword, 'Another-horse-7')).status).toBe(200);
  expect(await works()).toBe(200);
  expect((await change('Another-horse-7', 'Another-horse-8', true)).status).toBe(200);
  expect(await works()).toBe(401);
});

test('guessing keys is limited like logging in', async () => {
  const { app: strict } = await anApp({ environment: { RATE_LIMIT: '5' } });
  const guess = () =>
    strict.inject({ url: '/v2/number', headers: { authorization: 'Bearer tlk_guess' }, remoteAddress: '10.9.9.9' });
  const answers = [];
  for (let count = 0; count < 8; count += 1) answers.push((await guess()).statusCode);
  expect(answers.at(0)).toBe(401);
  expect(answers.at(-1)).toBe(429);
});
