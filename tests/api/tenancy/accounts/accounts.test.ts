import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts, auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, tryLogin } from '../../../builders/api/login.ts';
import { testPassword } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let root: number;
let own: number;
let child: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

beforeEach(async () => {
  root = await anAccount(db, { name: 'Root', type: 'reseller' });
  own = await anAccount(db, { name: 'Own', parentId: root });
  child = await anAccount(db, { name: 'Child', parentId: own });
  headers = await headersOf('admin');
});

async function headersOf(...roles: ('admin' | 'super' | 'conf')[]): Promise<Record<string, string>> {
  return (await login(app, (await aUser(db, own, roles)).email)).headers;
}

const read = async (id: number, as = headers) =>
  (await app.inject({ url: `/v2/account/${id}`, headers: as })).json() as Account;
const change = (id: number, body: Record<string, unknown>, as = headers) =>
  ask(app, endpoints.changeAccount, { params: { accountId: id }, body: { version: 1, ...body } }, as);
const remove = (id: number, accounts: number, as = headers) =>
  ask(app, endpoints.deleteAccount, { params: { accountId: id }, body: { accounts } }, as);
const create = (body: Record<string, unknown>, as = headers) => {
  const account = { father: own, name: 'New', type: 'subaccount', country: 'NZ', timezone: 'Pacific/Auckland' };
  return ask(app, endpoints.createAccount, { body: { ...account, ...body } }, as);
};

test('creates an account below my own, with its place in the tree', async () => {
  const answer = await create({ father: child, category: 'automotive' });
  expect(JSON.parse(answer.body)).toMatchObject({
    name: 'New',
    status: 'active',
    father: child,
    fatherName: 'Child',
    subLevel: 2,
    category: 'automotive',
    plan: null,
    numbers: 0,
    users: 0,
    version: 1,
    invitation: null,
    holdings: { accounts: 1, activeBelow: 0, numbers: 0 },
  });
  expect(await create({ father: root })).toMatchObject({ status: 403, code: 'ACCESS_DENIED_ACCOUNT' });
});

test('reads a branch with the holdings of each account, down to a given depth', async () => {
  const leaf = await anAccount(db, { name: 'Leaf', parentId: child, status: 'suspended' });
  await aNumber(db, child);
  await aUser(db, leaf);
  const branch = async (id: number, depth: number | 'all') => {
    const rows = (await app.inject({ url: `/v2/account/tree/${id}/${depth}`, headers })).json() as Account[];
    return rows.map(({ name, subLevel, status, numbers, users }) => [name, subLevel, status, numbers, users]);
  };
  expect(await branch(own, 'all')).toEqual([
    ['Own', 0, 'active', 0, 1],
    ['Child', 1, 'active', 1, 0],
    ['Leaf', 2, 'suspended', 0, 1],
  ]);
  expect(await branch(child, 0)).toEqual([['Child', 0, 'active', 1, 0]]);
});

test('a change requires the current version, and the audit log keeps the old values', async () => {
  expect((await change(child, { name: 'Renamed', timezone: 'Australia/Perth' })).status).toBe(200);
  expect(await change(child, { name: 'Again' })).toMatchObject({ code: 'STALE-VERSION', info: { version: 2 } });
  expect(await read(child)).toMatchObject({ name: 'Renamed', timezone: 'Australia/Perth', version: 2 });
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.accountId, child));
  expect(entry).toMatchObject({
    action: 'account.changed',
    before: { name: 'Child', version: 1 },
    after: { name: 'Renamed', version: 2 },
  });
});

describe('settings reserved for resellers', () => {
  test.each([
    { plan: 'agency' },
    { billerCode: 'X1' },
    { type: 'reseller' },
    { highway: 'Sydney primary' },
    { billingClient: true },
  ])('only a reseller can set %j', async (sold) => {
    expect(await change(child, sold)).toMatchObject({ status: 403, code: 'ACCESS-DENIED' });
    expect(await create(sold)).toMatchObject({ status: 403, code: 'ACCESS-DENIED' });
    const seller = await headersOf('super');
    expect((await change(child, sold, seller)).status).toBe(200);
    expect(await read(child)).toMatchObject(sold);
  });
});

describe('highway and billing client', () => {
  test('can be set and cleared by a reseller, audited, and read by anyone who can read the account', async () => {
    const seller = await headersOf('super');
    expect((await change(child, { highway: ' London primary ', billingClient: true }, seller)).status).toBe(200);
    expect(await read(child)).toMatchObject({ highway: 'London primary', billingClient: true, version: 2 });
    expect((await change(child, { name: 'Kept', highway: 'London primary', version: 2 })).status).toBe(200);
    expect(await change(child, { highway: null, version: 3 })).toMatchObject({ code: 'ACCESS-DENIED' });
    expect(await change(child, { billingClient: false, version: 3 })).toMatchObject({ code: 'ACCESS-DENIED' });
    expect(await change(child, { highway: 'x'.repeat(61), version: 3 }, seller)).toMatchObject({ status: 400 });
    expect((await change(child, { highway: null, billingClient: false, version: 3 }, seller)).status).toBe(200);
    expect(await read(child)).toMatchObject({ name: 'Kept', highway: null, billingClient: false, version: 4 });
    const entries = await db.select().from(auditLog).where(eq(auditLog.accountId, child)).orderBy(auditLog.at);
    expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
      [
        { highway: null, billingClient: false },
        { highway: 'London primary', billingClient: true },
      ],
      [{ highway: 'London primary' }, { highway: 'London primary', billingClient: true }],
      [
        { highway: 'London primary', billingClient: true },
        { highway: null, billingClient: false },
      ],
    ]);
  });

  test('an account without a highway inherits it from the nearest visible ancestor', async () => {
    const leaf = await anAccount(db, { parentId: child, highway: 'Its own' });
    const inherited = async (id: number) => (await read(id)).inheritedHighway;
    await db.update(accounts).set({ highway: 'Beyond' }).where(eq(accounts.id, root));
    expect(await inherited(leaf)).toBeNull();
    await db.update(accounts).set({ highway: 'Sydney primary' }).where(eq(accounts.id, own));
    expect([await inherited(child), await inherited(leaf)]).toEqual(['Sydney primary', 'Sydney primary']);
    await db.update(accounts).set({ highway: 'London primary' }).where(eq(accounts.id, child));
    expect(await inherited(leaf)).toBe('London primary');
    expect(await inherited(own)).toBeNull();
  });

  test.each([
    ['business', 'reseller', true],
    ['client', 'reseller', true],
    ['subaccount', 'reseller', false],
    ['business', 'business', false],
  ] as const)('a new %s below a %s is a billing client: %s', async (type, above, billingClient) => {
    await db.update(accounts).set({ type: above }).where(eq(accounts.id, own));
    expect(JSON.parse((await create({ type })).body)).toMatchObject({ billingClient, highway: null });
    expect(await create({ type, billingClient: !billingClient })).toMatchObject({ code: 'ACCESS-DENIED' });
    const asked = await create({ type, billingClient: !billingClient }, await headersOf('super'));
    expect(JSON.parse(asked.body)).toMatchObject({ billingClient: !billingClient });
  });
});

describe('moving', () => {
  test('moves a branch below another account', async () => {
    const leaf = await anAccount(db, { name: 'Leaf', parentId: child });
    const other = await anAccount(db, { name: 'Other', parentId: own });
    expect((await change(child, { father: other })).status).toBe(200);
    expect(await read(leaf)).toMatchObject({ subLevel: 3, fatherName: 'Child' });
    expect(await read(other)).toMatchObject({ holdings: { accounts: 3, activeBelow: 2 } });
  });

  test('is refused for a target below the account itself, for another tenant’s account, and for one’s own account', async () => {
    const leaf = await anAccount(db, { parentId: child });
    expect(await change(child, { father: leaf })).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await change(child, { father: child })).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await change(child, { father: root })).toMatchObject({ code: 'ACCESS_DENIED_ACCOUNT' });
    expect(await change(own, { father: child })).toMatchObject({ code: 'ACCESS-DENIED' });
    expect(await read(child)).toMatchObject({ father: own, version: 1 });
  });

  test('lets only one of two concurrent moves below each other succeed', async () => {
    const [one, two] = [await anAccount(db, { parentId: own }), await anAccount(db, { parentId: own })];
    const answers = await Promise.all([change(one, { father: two }), change(two, { father: one })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});

describe('suspending', () => {
  test('logs out and locks out its users at once, but not those of accounts below, and keeps its numbers', async () => {
    const leaf = await anAccount(db, { parentId: child });
    const [user, below] = [await aUser(db, child), await aUser(db, leaf)];
    const [inside, insideBelow] = [await login(app, user.email), await login(app, below.email)];
    await aNumber(db, child);
    expect((await change(child, { status: 'suspended' })).status).toBe(200);
    const me = async (as: Record<string, string>) => (await app.inject({ url: '/v2/user/me', headers: as })).statusCode;
    expect([await me(inside.headers), await me(insideBelow.headers)]).toEqual([401, 200]);
    expect((await tryLogin(app, user.email, testPassword)).statusCode).toBe(401);
    expect(await read(child)).toMatchObject({ status: 'suspended', numbers: 1 });
    expect((await change(child, { status: 'active', version: 2 })).status).toBe(200);
    expect((await tryLogin(app, user.email, testPassword)).statusCode).toBe(200);
    expect(await me(inside.headers)).toBe(401);
  });

  test('is refused for one’s own account', async () => {
    expect(await change(own, { status: 'suspended' })).toMatchObject({ code: 'ACCESS-DENIED' });
  });
});

describe('deleting', () => {
  test('is refused while it has active numbers or active accounts below, or if the count does not match', async () => {
    const leaf = await anAccount(db, { parentId: child });
    expect(await remove(child, 2)).toMatchObject({ status: 409, code: 'SUB-ACCOUNTS', info: { count: 1 } });
    await aNumber(db, leaf);
    expect(await remove(leaf, 1)).toMatchObject({ status: 409, code: 'ACTIVE-NUMBERS', info: { count: 1 } });
    const empty = await anAccount(db, { parentId: own });
    expect(await remove(empty, 2)).toMatchObject({ code: 'ACCOUNTS-NOT-CONFIRMED', info: { accounts: 1 } });
    expect(await remove(own, 3)).toMatchObject({ code: 'ACCESS-DENIED' });
    expect(await read(empty)).toMatchObject({ status: 'active' });
  });

  test('also deletes suspended and invited accounts below, but keeps their calls in reports', async () => {
    const closed = await anAccount(db, { parentId: child, status: 'suspended' });
    const invited = await anAccount(db, { parentId: closed, status: 'invited' });
    const user = await aUser(db, child);
    const inside = await login(app, user.email);
    const call = await aCall(db, child);
    const answer = await remove(child, 3);
    expect(JSON.parse(answer.body)).toEqual({ deleted: [child, closed, invited] });
    for (const id of [child, closed, invited])
      expect((await app.inject({ url: `/v2/account/${id}`, headers })).statusCode).toBe(404);
    const tree = (await app.inject({ url: '/v2/account/dash/FORCE', headers })).json() as Account[];
    expect(tree.map(({ id }) => id)).toEqual([own]);
    expect((await app.inject({ url: '/v2/user/me', headers: inside.headers })).statusCode).toBe(401);
    expect((await tryLogin(app, user.email, testPassword)).statusCode).toBe(401);
    expect((await app.inject({ url: `/v2/call/${call}`, headers })).statusCode).toBe(200);
    expect(await remove(child, 3)).toMatchObject({ status: 404 });
    expect(await create({ father: child })).toMatchObject({ code: 'ACCESS_DENIED_ACCOUNT' });
    const audited = and(eq(auditLog.accountId, child), sql`${auditLog.action} = 'account.deleted'`);
    expect(await db.select().from(auditLog).where(audited)).toHaveLength(1);
  });

  test('is refused for users with only the configuration role', async () => {
    expect(await remove(child, 1, await headersOf('conf'))).toMatchObject({ status: 403, code: 'ACCESS-DENIED' });
  });
});
