import type { FastifyInstance } from 'fastify';
import Papa from 'papaparse';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportFields } from '#values/exportField.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { stateCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anExporter } from '../../../builders/api/anExporter.ts';
import { bearer, readFeed } from './readFeed.ts';

/** Tuesday evening in Sydney. */
const now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  account = await anAccount(db);
});

const read = (id: string, authorization: string, query: Record<string, string> = {}) =>
  readFeed(app, id, authorization, query);
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
