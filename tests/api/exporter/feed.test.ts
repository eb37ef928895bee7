import type { FastifyInstance } from 'fastify';
import Papa from 'papaparse';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { exportFields } from '#values/exportField.ts';
import type { Db } from '../../../server/db/executor.ts';
import { stateCodes } from '../../../server/db/schema/calls.ts';
import { exporters } from '../../../server/db/schema/exporters.ts';
import { accounts } from '../../../server/db/schema/accounts.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { anExporter } from '../../builders/api/anExporter.ts';

/** Tuesday evening in Sydney. */
let now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { RATE_LIMIT: '1000' }, now: () => now }));
});

beforeEach(async () => {
  now = new Date('2026-11-24T09:30:00Z');
  account = await anAccount(db);
});

let address = 0;

/** Each request comes from another address, so that only one test meets the limit. */
function read(id: string, authorization: string | undefined, query: Record<string, string> = {}) {
  address += 1;
  return app.inject({
    url: `/v2/public/exporter/v1.5/${id}`,
    query,
    remoteAddress: `10.0.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    headers: authorization === undefined ? {} : { authorization },
  });
}

const bearer = (key: string) => `Bearer ${key}`;
const basic = (key: string, user = 'anyone') => `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`;
const rowsOf = (csv: string) => Papa.parse<string[]>(csv.trim()).data;
const uuidsOf = (csv: string) =>
  rowsOf(csv)
    .slice(1)
    .map(([uuid]) => uuid);

test('a CSV feed has the twenty fields of each call, newest first, in the account’s time zone', async () => {
  const { id, key } = await anExporter(db, account);
  const older = await aCall(db, account, { at: '2026-11-23T22:00:00Z', status: 'missed', caller: null, talkTime: 0 });
  const newer = await aCall(db, account, {
    at: '2026-11-24T01:15:30Z',
    area: 'Melbourne',
    target: 'Reception',
    webSource: 'google',
    webMedium: 'cpc',
    tags: ['sale', 'vip'],
    ivr: '12',
    score: 7,
    notes: 'Rang back; wants a quote',
    audio: true,
    firstTime: false,
  });
  const answer = await read(id, bearer(key));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const common = ['+61390000001', 'google'];
  expect(rowsOf(answer.body)).toEqual([
    [...exportFields],
    [
      newer,
      '2026-11-24T12:15:30+11:00',
      '+61412345678',
      'Melbourne',
      'false',
      ...common,
      'answered',
      '60',
      '45',
      'Reception',
      'true',
      'google',
      'cpc',
      'sale, vip',
      '12',
      '7',
      'Rang back; wants a quote',
      String(account),
      'Harbour Dental',
    ],
    [
      older,
      '2026-11-24T09:00:00+11:00',
      '',
      '',
      'true',
      ...common,
      'missed',
      '60',
      '0',
      '',
      'false',
      '',
      '',
      '',
      '',
      '0',
      '',
      String(account),
      'Harbour Dental',
    ],
  ]);
});

test('a JSON feed has the same fields with their types', async () => {
  const { id, key } = await anExporter(db, account, { format: 'json' });
  expect((await read(id, bearer(key))).json()).toEqual([]);
  const at = '2026-11-24T01:15:30Z';
  const uuid = await aCall(db, account, { at, tags: ['sale'], notes: '=1+1' });
  await aCall(db, account, { at: '2026-11-23T00:00:00Z' });
  const answer = await read(id, bearer(key), { fields: 'ALL' });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const calls = answer.json<Record<string, unknown>[]>();
  expect(calls).toHaveLength(2);
  expect(calls[0]).toEqual({
    uuid,
    dateStartUser: '2026-11-24T12:15:30+11:00',
    caller: '+61412345678',
    area: null,
    firstTimeCaller: true,
    trackingNumber: '+61390000001',
    trackingSource: 'google',
    status: 'answered',
    duration: 60,
    talkTime: 45,
    target: null,
    audio: false,
    web_source: null,
    web_medium: null,
    tags: ['sale'],
    IVR: null,
    score: 0,
    notes: '=1+1',
    account,
    accountName: 'Harbour Dental',
  });
});

test('in CSV, fields can be chosen, and nothing runs as a formula', async () => {
  const { id, key } = await anExporter(db, account);
  await aCall(db, account, { at: '2026-11-24T01:00:00Z', notes: '=HYPERLINK("http://x")', target: '+61390009999' });
  const answer = await read(id, bearer(key), { fields: 'notes, caller,target,notes' });
  expect(answer.body).toBe(`notes,caller,target\r\n"'=HYPERLINK(""http://x"")",+61412345678,+61390009999\r\n`);
  expect(rowsOf((await read(id, bearer(key), { fields: 'all' })).body)[0]).toEqual([...exportFields]);
});

test.each([
  [{ fields: 'caller,secret' }, 'fields'],
  [{ fields: ',' }, 'fields'],
  [{ limit: '0' }, 'limit'],
  [{ limit: '10001' }, 'limit'],
  [{ limit: 'many' }, 'limit'],
  [{ dateFrom: 'some day' }, 'dateFrom'],
  [{ dateFrom: '2026-02-30' }, 'dateFrom'],
  [{ dateTo: '21/11/2026' }, 'dateTo'],
  [{ dateFrom: 'today', dateTo: 'last month' }, 'dateTo'],
])('%j is refused', async (query, path) => {
  const { id, key } = await anExporter(db, account);
  const answer = await read(id, bearer(key), query as Record<string, string>);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errorCode: 'INVALID-PAYLOAD', info: [{ path }] });
});

test('in JSON, fields cannot be chosen', async () => {
  const { id, key } = await anExporter(db, account, { format: 'json' });
  const answer = await read(id, bearer(key), { fields: 'caller' });
  expect(answer.json()).toMatchObject({ errorCode: 'INVALID-PAYLOAD', info: [{ path: 'fields' }] });
});

test.each([
  [{}, ['now', 'today', 'yesterday', 'week']],
  [{ dateFrom: 'today' }, ['now', 'today']],
  [{ dateFrom: 'yesterday', dateTo: 'yesterday' }, ['yesterday']],
  [{ dateFrom: '1 week ago', dateTo: 'yesterday' }, ['yesterday', 'week']],
  [{ dateFrom: 'last month', dateTo: 'last month' }, ['month']],
  [{ dateFrom: '2026-10-01', dateTo: '2026-11-23' }, ['yesterday', 'week', 'month']],
  [{ dateFrom: '2026-11-24T09:29:59Z' }, ['now']],
  [{ dateFrom: '2026-11-01', limit: '2' }, ['now', 'today']],
  [{ dateFrom: '1 year ago', dateTo: '2 months ago' }, []],
])('%j has the calls of those days', async (query, expected) => {
  const { id, key } = await anExporter(db, account);
  const at = {
    now: '2026-11-24T09:29:59Z',
    today: '2026-11-23T13:00:00Z',
    yesterday: '2026-11-23T12:59:59Z',
    week: '2026-11-17T00:00:00Z',
    month: '2026-10-31T12:59:59Z',
    future: '2026-11-24T09:30:00Z',
  };
  const names = new Map<string | undefined, string>();
  for (const [name, time] of Object.entries(at)) names.set(await aCall(db, account, { at: time }), name);
  const answer = await read(id, bearer(key), query as Record<string, string>);
  expect(uuidsOf(answer.body).map((uuid) => names.get(uuid))).toEqual(expected);
});

test('more calls than are read at once come whole, each once, and no more than the limit', async () => {
  const { id, key } = await anExporter(db, account);
  const at = '2026-11-24T01:00:00Z';
  const made = await Promise.all(Array.from({ length: 2_100 }, () => aCall(db, account, { at })));
  expect(new Set(uuidsOf((await read(id, bearer(key))).body))).toEqual(new Set(made));
  const part = uuidsOf((await read(id, bearer(key), { limit: '1500' })).body);
  expect([part.length, new Set(part).size]).toEqual([1500, 1500]);
});

test('calls that are on, test calls and calls of other accounts never appear', async () => {
  const { id, key } = await anExporter(db, account);
  const at = '2026-11-24T01:00:00Z';
  const child = await anAccount(db, { parentId: account });
  const uuid = await aCall(db, account, { at });
  await aCall(db, account, { at, test: true });
  await aCall(db, account, { at, state: stateCodes.indexOf('answered') });
  await aCall(db, child, { at });
  await aCall(db, await anAccount(db), { at });
  expect(uuidsOf((await read(id, bearer(key))).body)).toEqual([uuid]);
});

test('an exporter with sub-accounts has the calls of all accounts below, and names them', async () => {
  const { id, key } = await anExporter(db, account, { subAccounts: true });
  const child = await anAccount(db, { parentId: account, name: 'Quay Dental' });
  await aCall(db, await anAccount(db), { at: '2026-11-24T01:00:00Z' });
  await aCall(db, account, { at: '2026-11-24T02:00:00Z' });
  await aCall(db, await anAccount(db, { parentId: child, name: 'Pier Dental' }), { at: '2026-11-24T03:00:00Z' });
  const { body } = await read(id, bearer(key), { fields: 'accountName' });
  expect(rowsOf(body)).toEqual([['accountName'], ['Pier Dental'], ['Harbour Dental']]);
});

test.each([
  ['strict', ['both']],
  ['any', ['vip', 'sale', 'both']],
] as const)('with tags, “%s” has calls that carry them all or one', async (allow, expected) => {
  const { id, key } = await anExporter(db, account, { tags: ['sale', 'vip'], allow });
  for (const [index, tags] of [['sale', 'vip', 'x'], ['sale'], ['vip', 'x'], ['x'], []].entries())
    await aCall(db, account, { at: `2026-11-24T01:00:0${index}Z`, tags, notes: ['both', 'sale', 'vip'][index] ?? '-' });
  const { body } = await read(id, bearer(key), { fields: 'notes' });
  expect(rowsOf(body).slice(1).flat()).toEqual(expected);
});

test('the key is sent as the exporter says, and no other way', async () => {
  const asBearer = await anExporter(db, account);
  const asBasic = await anExporter(db, account, { auth: 'basic' });
  expect((await read(asBearer.id, bearer(asBearer.key))).statusCode).toBe(200);
  expect((await read(asBasic.id, basic(asBasic.key))).statusCode).toBe(200);
  expect((await read(asBasic.id, basic(asBasic.key, ''))).statusCode).toBe(200);
  for (const [id, header] of [
    [asBearer.id, basic(asBearer.key)],
    [asBasic.id, bearer(asBasic.key)],
    [asBasic.id, `Basic ${asBasic.key}`],
  ] as const)
    expect((await read(id, header)).json()).toMatchObject({ errorCode: 'EXPORTER-NOT-FOUND' });
});

test('an unknown exporter, a wrong key, the key of another and no key yet are answered alike', async () => {
  const { id, key } = await anExporter(db, account);
  const other = await anExporter(db, await anAccount(db));
  const keyless = await anExporter(db, account, { keyHash: null, keyPrefix: null });
  const suspended = await anAccount(db);
  const closed = await anExporter(db, suspended);
  await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended));
  const answers = await Promise.all([
    read('7d0c2a34-1111-4222-8333-444455556666', bearer(key)),
    read(id, bearer(`${key.slice(0, -1)}?`)),
    read(id, bearer(other.key)),
    read(keyless.id, bearer('tle_')),
    read(closed.id, bearer(closed.key)),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json<object>(), reference: '' }).toEqual({
      errorCode: 'EXPORTER-NOT-FOUND',
      message: 'EXPORTER-NOT-FOUND',
      reference: '',
    });
  }
});

test('without a key, the answer says how one is sent, whether there is such an exporter or not', async () => {
  const { id } = await anExporter(db, account);
  for (const asked of [id, '7d0c2a34-1111-4222-8333-444455556666']) {
    const answer = await read(asked, undefined);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errorCode: 'AUTH01' });
    expect(answer.headers['www-authenticate']).toBe('Bearer, Basic realm="exporter"');
  }
});

test('the feed begins a day after its exporter was created, and says so until then', async () => {
  const { id, key } = await anExporter(db, account, { createdAt: new Date('2026-11-23T10:00:00Z') });
  const early = await read(id, bearer(key));
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({
    errorCode: 'EXPORTER-NOT-READY',
    info: { availableAt: '2026-11-24T10:00:00.000Z', retryAfter: 1800 },
  });
  expect(early.headers['retry-after']).toBe('1800');
  expect((await read(id, bearer('tle_wrong'))).json()).toMatchObject({ errorCode: 'EXPORTER-NOT-FOUND' });
  now = new Date('2026-11-24T10:00:00Z');
  expect((await read(id, bearer(key))).statusCode).toBe(200);
});

test('a read is noted on the exporter', async () => {
  const { id, key } = await anExporter(db, account);
  await read(id, bearer(key));
  const [row] = await db.select().from(exporters).where(eq(exporters.id, id));
  expect(row?.lastUsedAt).toEqual(now);
});

test('a sender may read sixty times a minute, and every answer says how often still', async () => {
  const { id, key } = await anExporter(db, account);
  const url = `/v2/public/exporter/v1.5/${id}`;
  const ask = () => app.inject({ url, remoteAddress: '10.9.9.9', headers: { authorization: bearer(key) } });
  const first = await ask();
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
  for (let count = 1; count < 60; count += 1) await ask();
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
