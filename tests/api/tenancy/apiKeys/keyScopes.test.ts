import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { KeyScope } from '#values/keyScope.ts';
import { hashOfKey, keyMark } from '../../../../server/kernel/access/authorizeKey.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { apiKeys } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { refusals } from '../../../builders/api/askEverything.ts';
import { aWorld, samplesOf, type World } from '../../../builders/api/aWorld.ts';
import { leaked } from '../../../builders/api/marksOf.ts';

const withLogin = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([name, { access }]) => access === 'session' && name !== 'live',
);

/** What each scope opens, to be compared with the contract: a wrong word there opens what nobody meant. */
const opened: Record<KeyScope, RegExp> = {
  'calls:read': /^GET \/v2\/(call(?!\/import)|lead|reports\/history)/,
  'calls:write': /^(PATCH|POST|PUT|DELETE) \/v2\/(call\/(?!import|tag)|lead)/,
  'calls:import': /\/v2\/call\/import\//,
  'numbers:read': /^GET \/v2\/(number|source)/,
  'reports:read': /^GET \/v2\/reports\/(?!history)/,
  'messages:read': /^GET \/v2\/sms\/(mix|message|report|block)/,
  'messages:send': /^PUT \/v2\/sms\/send$/,
  'contacts:read': /^GET \/v2\/addressbook\//,
  'contacts:write': /^(PUT|POST|DELETE) \/v2\/addressbook\//,
  'flows:read': /^(GET \/v2\/routing\/:account\/:type|POST \/v2\/routing\/:account\/(validate|:type\/:id\/plan)$)/,
  'flows:write': /^(PUT|POST) \/v2\/routing\/:account\/:type/,
  'hooks:write': /^(GET|POST|DELETE) \/v2\/integration\/hook/,
};

/** Who subscribes to events must be allowed to read them. */
const alsoNeeded: Partial<Record<EndpointName, KeyScope[]>> = {
  subscribeHook: ['calls:read'],
  sampleHook: ['calls:read'],
};

let app: FastifyInstance;
let db: Db;
let own: World;
let child: World;
let stranger: World;
let userId: number;

beforeAll(async () => {
  ({ app, db } = await anApp());
  [own, stranger] = [await aWorld(db), await aWorld(db)];
  child = await aWorld(db, own.account);
  userId = (await aUser(db, own.account, ['admin', 'conf', 'users', 'billing'])).id;
});

/** A key of the admin’s. Users may create only so many a minute. */
async function aKey(given: { scopes: KeyScope[]; perMinute?: number }, account = own.account, by = userId) {
  const token = `${keyMark}${randomBytes(32).toString('base64url')}`;
  const about = {
    accountId: account,
    id: randomUUID(),
    name: 'Reads',
    prefix: token.slice(0, 10),
    createdBy: 'ann@example.test',
  };
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) };
  await db.insert(apiKeys).values({ ...about, ...times, ...given, userId: by, hash: hashOfKey(token) });
  return { authorization: `Bearer ${token}` };
}

test.each(KeyScope.options)('%s opens what its name says', (scope) => {
  const addresses = withLogin
    .filter(([, { keyScope }]) => keyScope === scope)
    .map(([, { method, path }]) => `${method} ${path}`);
  expect(addresses.filter((address) => !opened[scope].test(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(0);
});

describe.each(KeyScope.options)('a key with %s', (scope) => {
  test('opens exactly the endpoints that name it', async () => {
    const key = await aKey({ scopes: [scope] });
    const wrong: string[] = [];
    for (const [name, endpoint] of withLogin) {
      const isOpen = endpoint.keyScope === scope;
      // Of what is changed already, nothing is left to change. The key is of an account below its creator’s.
      const world = isOpen ? await aWorld(db, own.account) : own;
      const mayIn = world === own ? key : await aKey({ scopes: [scope, ...(alsoNeeded[name] ?? [])] }, world.account);
      const { status, code } = await ask(app, endpoint, samplesOf(world)[name], mayIn);
      // The samples have no recordings and pictures.
      const expected = endpoint.response === 'stream' && status === 404 ? 404 : (refusals[name] ?? 200);
      const isFine = isOpen ? status === expected : code === 'ACCESS-DENIED';
      if (!isFine) wrong.push(`${name} ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  test('shows nothing of accounts below and beside', async () => {
    const key = await aKey({ scopes: [scope] });
    const shown: string[] = [];
    for (const [name, endpoint] of withLogin.filter(([, { keyScope }]) => keyScope === scope))
      for (const world of [child, stranger]) {
        const sample = samplesOf(world)[name];
        const { body } = await ask(app, endpoint, sample, key);
        if (leaked(world, sample, body).length > 0) shown.push(name);
      }
    expect(shown).toEqual([]);
  });
});

test('a key may do no more than its creator', async () => {
  const { id } = await aUser(db, own.account, []);
  const key = await aKey({ scopes: ['calls:read', 'messages:read'] }, own.account, id);
  const answers = [await ask(app, endpoints.listCalls, {}, key), await ask(app, endpoints.listConversations, {}, key)];
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [200, undefined],
    [403, 'ACCESS-DENIED'],
  ]);
});

test('a key has a limit of its own, which its answers tell', async () => {
  const account = await anAccount(db);
  const { id } = await aUser(db, account);
  const slow = await aKey({ scopes: ['calls:read'], perMinute: 3 }, account, id);
  const quick = await aKey({ scopes: ['calls:read'] }, account, id);
  const list = async (key: Record<string, string>) => {
    const answer = await app.inject({ url: '/v2/call', headers: key });
    const told = (name: string) => Number(answer.headers[`ratelimit-${name}`]);
    return [answer.statusCode, told('limit'), told('remaining'), told('reset') > 0];
  };
  expect([await list(slow), await list(slow), await list(slow), await list(slow)]).toEqual([
    [200, 3, 2, true],
    [200, 3, 1, true],
    [200, 3, 0, true],
    [429, 3, 0, true],
  ]);
  expect((await list(quick))[0]).toBe(200);
});
