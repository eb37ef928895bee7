import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Allow } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { userAccess } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let home: number;
let north: number;
let south: number;
let depot: number;
let elsewhere: number;
let user: TestUser;

beforeAll(async () => {
  ({ app, db } = await anApp());
  home = await anAccount(db, { name: 'Home' });
  north = await anAccount(db, { name: 'North', parentId: home });
  south = await anAccount(db, { name: 'South', parentId: home });
  depot = await anAccount(db, { name: 'Depot', parentId: south });
  elsewhere = await anAccount(db, { name: 'Elsewhere' });
});

beforeEach(async () => {
  user = await aUser(db, home, ['reports']);
});

async function rule(onAccountId: number, given: { blocked?: boolean; allow?: Allow }): Promise<void> {
  await db.insert(userAccess).values({ accountId: home, userId: user.id, onAccountId, ...given });
}

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const { headers } = await login(app, user.email);
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

const seen = async () =>
  ((await ask('GET', '/v2/account/tree')).body as { id: number }[])
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
const renames = async (account: number) => {
  const { did } = await aNumber(db, account, {});
  return (await ask('POST', `/v2/number/${encodeURIComponent(did)}`, { version: 1, name: 'Door' })).status;
};

test('without rules, a user sees their own account and those below it with their own permissions', async () => {
  expect(await seen()).toEqual([home, north, south, depot]);
  expect(await renames(north)).toBe(403);
});

test('a blocked account hides those below it, unless a nearer rule grants access to one', async () => {
  await rule(south, { blocked: true });
  expect(await seen()).toEqual([home, north]);
  await rule(depot, { allow: { reports: true } });
  expect(await seen()).toEqual([home, north, depot]);
});

test('the permissions of a rule apply to its account and those below it only', async () => {
  await rule(south, { allow: { conf: true } });
  expect(await renames(south)).toBe(200);
  expect(await renames(depot)).toBe(200);
  expect(await renames(north)).toBe(404);
  expect(await renames(home)).toBe(404);
});

test('the profile includes permissions granted by a rule, so that the pages are offered', async () => {
  await rule(south, { allow: { conf: true } });
  expect((await ask('GET', '/v2/user/me')).body).toMatchObject({ allow: { reports: true, conf: true } });
});

test('a rule grants access to an account in another tree', async () => {
  await rule(elsewhere, { allow: { conf: true } });
  expect(await seen()).toEqual([home, north, south, depot, elsewhere]);
  expect(await renames(elsewhere)).toBe(200);
});

test('a deleted account can be read for its history but not changed', async () => {
  const gone = await anAccount(db, { name: 'Gone', parentId: home, status: 'suspended', deletedAt: new Date() });
  const { did } = await aNumber(db, gone, {});
  await rule(home, { allow: { conf: true } });
  const numbers = (await ask('GET', '/v2/number')).body as { did: string }[];
  expect(numbers.map((one) => one.did)).toContain(did);
  const change = { version: 1, name: 'Door' };
  expect((await ask('POST', `/v2/number/${encodeURIComponent(did)}`, change)).status).toBe(404);
  expect(await renames(north)).toBe(200);
});

test('a rule cannot grant the system role', async () => {
  await rule(south, { allow: { system: true } });
  expect(await seen()).toEqual([home, north, south, depot]);
  expect((await ask('GET', '/v2/user/me/expose')).status).toBe(403);
});
