import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog, users } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let reseller: number;
let business: number;
let branch: number;
let admin: TestUser;
let system: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
  reseller = await anAccount(db, { name: 'Reseller', type: 'reseller' });
  business = await anAccount(db, { name: 'Business', parentId: reseller });
  branch = await anAccount(db, { name: 'Branch', parentId: business });
  admin = await aUser(db, business, ['admin', 'conf'], { firstName: 'Ada', lastName: null });
  system = await aUser(db, reseller, ['system'], { firstName: 'Sy', lastName: 'Stem' });
});

beforeEach(async () => {
  ({ headers } = await login(app, system.email));
});

async function get(url: string, scope?: string, as = headers) {
  const answer = await app.inject({ url, headers: { ...as, ...(scope !== undefined && { 'x-scope': scope }) } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function treeOf(scope: string): Promise<unknown[]> {
  const { body } = await get('/v2/account/tree', scope);
  return (body as unknown as { id: number }[]).map(({ id }) => id);
}

test('lists whom a system user can act as, by name ignoring case', async () => {
  await aUser(db, branch, ['conf'], { firstName: 'abel', lastName: 'Zorn', email: 'abel@example.test' });
  await aUser(db, branch, [], { firstName: 'Gone', status: 'suspended' });
  const { body } = await get('/v2/user/me/expose');
  expect(body).toEqual([
    { id: expect.any(Number), name: 'abel Zorn', email: 'abel@example.test', account: branch, accountName: 'Branch' },
    { id: admin.id, name: 'Ada', email: admin.email, account: business, accountName: 'Business' },
  ]);
});

test("impersonation gives exactly the other user's profile, permissions and accounts", async () => {
  expect((await get('/v2/user/me', String(admin.id))).body).toMatchObject({
    id: admin.id,
    email: admin.email,
    account: business,
    allow: { admin: true, conf: true },
  });
  expect(await treeOf(String(admin.id))).toEqual([business, branch]);
  expect(await treeOf(`${admin.id}-${branch}`)).toEqual([branch]);
  expect((await get('/v2/user/me/expose', String(admin.id))).status).toBe(200);
});

test('only system users can impersonate, and never other system users or users who cannot log in', async () => {
  const { headers: plain } = await login(app, admin.email);
  const suspended = await aUser(db, branch, [], { status: 'suspended' });
  const staff = await aUser(db, reseller, ['system']);
  expect(await get('/v2/user/me', String(admin.id), plain)).toMatchObject({
    status: 403,
    body: { errorCode: 'ACCESS-DENIED' },
  });
  for (const scope of [
    staff.id,
    suspended.id,
    999_999,
    `${admin.id}-${reseller}`,
    'x',
    '',
    `${admin.id}-`,
    '1-2-3',
    '99999999999',
  ])
    expect(await get('/v2/user/me', String(scope)), String(scope)).toMatchObject({
      status: 403,
      body: { errorCode: 'ACCESS_DENIED_ACCOUNT' },
    });
});

test('impersonation ends when its user is removed', async () => {
  const clerk = await aUser(db, branch, ['conf']);
  expect((await get('/v2/user/me', String(clerk.id))).status).toBe(200);
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, clerk.id));
  expect((await get('/v2/user/me', String(clerk.id))).status).toBe(403);
});

describe('the audit log', () => {
  test('records who acted, as whom, and what was done', async () => {
    const { did } = await aNumber(db, business, {});
    const scope = { ...headers, 'x-scope': `${admin.id}-${business}` };
    await get('/v2/user/me', `${admin.id}-${business}`);
    const answer = await app.inject({
      method: 'POST',
      url: `/v2/number/${encodeURIComponent(did)}`,
      headers: scope,
      payload: { version: 1, name: 'Front page' },
    });
    expect(answer.statusCode).toBe(200);
    const rows = await db.select().from(auditLog).where(eq(auditLog.asUserId, admin.id)).orderBy(auditLog.at);
    const told = rows
      .map(({ accountId, userId, action, subject }) => ({ accountId, userId, action, subject }))
      .slice(-3);
    const by = { accountId: business, userId: system.id };
    expect(told).toEqual([
      { ...by, action: 'identity.taken', subject: 'GET /v2/user/me' },
      { ...by, action: 'number.changed', subject: `number ${did}` },
      { ...by, action: 'identity.acted', subject: `POST /v2/number/${encodeURIComponent(did)}` },
    ]);
  });

  test('of a user’s own changes names nobody else', async () => {
    const { did } = await aNumber(db, business, {});
    const mine = (await login(app, admin.email)).headers;
    await app.inject({
      method: 'POST',
      url: `/v2/number/${encodeURIComponent(did)}`,
      headers: mine,
      payload: { version: 1, name: 'Front page' },
    });
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `number ${did}`));
    expect(rows.map(({ userId, asUserId }) => ({ userId, asUserId }))).toEqual([{ userId: admin.id, asUserId: null }]);
  });
});

test("logging out while impersonating ends the system user's session", async () => {
  const acting = { ...headers, 'x-scope': String(admin.id) };
  expect((await app.inject({ method: 'POST', url: '/v2/logout/dashboard/', headers: acting })).statusCode).toBe(200);
  expect((await get('/v2/user/me')).status).toBe(401);
});
