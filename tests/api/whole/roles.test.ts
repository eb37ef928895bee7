import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { admins } from '#values/roleGroups.ts';
import { isAllowed, Role } from '#values/roles.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { ask } from '../../builders/api/ask.ts';
import { aWorld, samplesOf, type World } from '../../builders/api/aWorld.ts';
import { login } from '../../builders/api/login.ts';
import { isStored } from './isolation/matrix.ts';

const judged = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([name, { access }]) => access === 'session' && !['live', 'logout', 'testCall'].includes(name),
);
/** Their path names no account, nor anything of one. */
const ofNobody = [
  'heartbeat',
  'availableNumbers',
  'listHolidays',
  'newTotpSecret',
  'getCallHistory',
  'listCallerVisits',
  'getGroupList',
  'getMissed',
  'getAgent',
];
const reading = judged.filter(([name, { method, params }]) => method === 'GET' && params && !ofNobody.includes(name));

/** Everybody has views, but only admins may change a colleague's. (Deleting one is tested with them: it is gone then.) */
const ofAuthors = ['changeSavedView'];

let app: FastifyInstance;
let db: Db;
let parent: World;
let own: World;
let child: World;
let sibling: World;

beforeAll(async () => {
  ({ app, db } = await anApp());
  parent = await aWorld(db);
  own = await aWorld(db, parent.account);
  child = await aWorld(db, own.account);
  sibling = await aWorld(db, parent.account);
});

async function headersOf(roles: Role[]): Promise<Record<string, string>> {
  return (await login(app, (await aUser(db, own.account, roles)).email)).headers;
}

describe.each([...Role.options.map((role) => [role]), []])('with the role %s', (...roles: Role[]) => {
  test('exactly the endpoints that name the role are allowed', async () => {
    const headers = await headersOf(roles);
    const allow = Object.fromEntries(roles.map((role) => [role, true]));
    for (const [name, endpoint] of judged) {
      const { code } = await ask(app, endpoint, samplesOf(own)[name], headers);
      const needed = ofAuthors.includes(name) ? admins : endpoint.roles;
      expect(code === 'ACCESS-DENIED', name).toBe(!isAllowed(allow, needed));
    }
  });

  test('own account and descendants are visible, parents and siblings only to system users', async () => {
    const headers = await headersOf(roles);
    const allow = Object.fromEntries(roles.map((role) => [role, true]));
    for (const [name, endpoint] of reading.filter(([, { roles: needed }]) => isAllowed(allow, needed))) {
      const seen = async (world: World) =>
        ['ACCESS_DENIED_ACCOUNT', 'NOT-FOUND', 'INVALID-DID', 'EXPORTER-NOT-FOUND'].includes(
          (await ask(app, endpoint, samplesOf(world)[name], headers)).code ?? '',
        ) === false;
      const everything = roles.includes('system');
      const found = [await seen(own), await seen(child), await seen(sibling), await seen(parent)];
      if (!isStored(name)) expect(found, name).toEqual([true, true, everything, everything]);
    }
  });
});

test('lists contain own and descendant accounts only', async () => {
  const headers = await headersOf([]);
  const accountsIn = async (url: string, rows: (body: unknown) => { account: number }[]) => {
    const answer = await app.inject({ url, headers });
    return new Set(rows(answer.json()).map(({ account }) => account));
  };
  const page = (body: unknown) => (body as { data: { account: number }[] }).data;
  const list = (body: unknown) => body as { account: number }[];
  const family = new Set([own.account, child.account]);
  expect(await accountsIn('/v2/call?length=100', page)).toEqual(family);
  expect(await accountsIn('/v2/number', list)).toEqual(family);
  expect(await accountsIn('/v2/call/tag', list)).toEqual(family);
  expect(await accountsIn(`/v2/number?account=${child.account}`, list)).toEqual(new Set([child.account]));
});

test('the account tree lists parents before children, siblings by name ignoring case, and no ancestors', async () => {
  const root = await anAccount(db, { name: 'Root' });
  const beta = await anAccount(db, { name: 'beta', parentId: root });
  const alpha = await anAccount(db, { name: 'Alpha', parentId: root });
  await anAccount(db, { name: 'gone', parentId: root, status: 'suspended' });
  const leaf = await anAccount(db, { name: 'leaf', parentId: beta });
  const tree = async (account: number) => {
    const { headers } = await login(app, (await aUser(db, account)).email);
    const rows = (await app.inject({ url: '/v2/account/tree', headers })).json() as Record<string, unknown>[];
    return rows.map(({ id, subLevel, father, fatherName }) => [id, subLevel, father, fatherName]);
  };
  expect(await tree(root)).toEqual([
    [root, 0, null, null],
    [alpha, 1, root, 'Root'],
    [beta, 1, root, 'Root'],
    [leaf, 2, beta, 'beta'],
  ]);
  expect(await tree(beta)).toEqual([
    [beta, 0, null, null],
    [leaf, 1, beta, 'beta'],
  ]);
});
