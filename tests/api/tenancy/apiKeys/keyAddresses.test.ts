import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { isWithinRanges } from '../../../../server/kernel/access/allowedAddress.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anExporter } from '../../../builders/api/anExporter.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

beforeEach(async () => {
  account = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, account, ['admin'])).email));
});

const wanted = { name: 'Deploys', scopes: ['flows:read'] as const, days: 30, password: testPassword };

function create(addresses: string[]) {
  const body = { ...wanted, scopes: [...wanted.scopes], addresses };
  return ask(app, endpoints.createApiKey, { params: { account }, body }, headers);
}

async function from(url: string, token: string, remoteAddress: string) {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` }, remoteAddress });
  const { errorCode, info } = answer.statusCode === 200 ? {} : answer.json<{ errorCode: string; info: unknown }>();
  return [answer.statusCode, errorCode, info];
}

test('an API key works from its addresses alone, and without any from everywhere', async () => {
  const flows = `/v2/routing/${account}/flow`;
  const { token: bound } = JSON.parse((await create(['203.0.113.0/28', '2001:db8::/32'])).body) as { token: string };
  const { token: free } = JSON.parse((await create([])).body) as { token: string };
  const allowed = [200, undefined, undefined];
  expect(await from(flows, bound, '203.0.113.15')).toEqual(allowed);
  expect(await from(flows, bound, '2001:db8:1::7')).toEqual(allowed);
  for (const address of ['203.0.113.16', '2001:db9::1'])
    expect(await from(flows, bound, address)).toEqual([403, 'ACCESS-DENIED', { address }]);
  expect(await from(flows, free, '203.0.113.16')).toEqual(allowed);
  const listed = await ask(app, endpoints.listApiKeys, { params: { account } }, headers);
  expect(
    (JSON.parse(listed.body) as { addresses: string[] }[]).map(({ addresses }) => addresses.join()).toSorted(),
  ).toEqual(['', '203.0.113.0/28,2001:db8::/32']);
});

test('a feed is read from the addresses of its exporter alone, and a wrong key learns nothing of them', async () => {
  const { id, key } = await anExporter(db, account, { addresses: ['198.51.100.4'] });
  const feed = `/v2/public/exporter/v1.5/${id}`;
  expect(await from(feed, key, '198.51.100.4')).toEqual([200, undefined, undefined]);
  const address = '198.51.100.5';
  expect(await from(feed, key, address)).toEqual([403, 'ACCESS-DENIED', { address }]);
  expect((await from(feed, `${key}x`, address)).slice(0, 2)).toEqual([404, 'EXPORTER-NOT-FOUND']);
});

test.each([['203.0.113.0/33'], ['203.0.113'], ['example.com'], ['2001:db8::/129'], ['']])(
  '%j is no range of addresses',
  async (range) => {
    expect((await create([range])).status).toBe(400);
  },
);

test('an IPv4 address counts the same where a socket takes both versions', () => {
  expect(isWithinRanges(['203.0.113.7'], '::ffff:203.0.113.7')).toBe(true);
  expect(isWithinRanges(['203.0.113.7'], '::ffff:203.0.113.8')).toBe(false);
  expect(isWithinRanges(['0.0.0.0/0'], '203.0.113.8')).toBe(true);
  expect(isWithinRanges(['203.0.113.7'], 'nonsense')).toBe(false);
});
