import { beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

/** An account whose calls are named by their targets, with a function that lists them. */
async function anOffice(calls: GivenCall[], account?: number) {
  const id = account ?? (await anAccount(db));
  for (const call of calls) await aCall(db, id, call);
  const { headers } = await login(app, (await aUser(db, id)).email);
  const list = async (query: string) => {
    const answer = await app.inject({ url: `/v2/call?${query}`, headers });
    const page = answer.json() as { recordsTotal: number; recordsFiltered: number; data: { target: string }[] };
    return { ...page, targets: page.data.map(({ target }) => target) };
  };
  return { id, headers, list };
}

test('pages follow each other, newest first, without gaps or repeats', async () => {
  const calls = Array.from({ length: 23 }, (_, index) => ({
    target: `n${index}`,
    at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  }));
  const { list } = await anOffice(calls);
  const pages = [await list('length=10'), await list('length=10&start=10'), await list('length=10&start=20')];
  expect(pages.flatMap(({ targets }) => targets)).toEqual(calls.map(({ target }) => target).toReversed());
  expect(pages.map(({ recordsFiltered }) => recordsFiltered)).toEqual([23, 23, 23]);
  expect((await list('length=10&order=asc')).targets).toEqual(calls.slice(0, 10).map(({ target }) => target));
});

describe('sorting', () => {
  const rows: GivenCall[] = [
    { target: 'a', duration: 30, talkTime: 5, status: 'missed', trackingName: 'b site', area: 'Perth', caller: '+613' },
    { target: 'B', duration: 10, talkTime: 9, status: 'answered', trackingName: 'A site', area: null, caller: '+611' },
    {
      target: 'c',
      duration: 20,
      talkTime: 1,
      status: 'abandoned',
      trackingName: 'C site',
      area: 'Adelaide',
      caller: null,
    },
  ];

  test.each([
    ['duration', ['B', 'c', 'a']],
    ['talkTime', ['c', 'a', 'B']],
    ['status', ['B', 'a', 'c']],
    ['trackingName', ['B', 'a', 'c']],
    ['target', ['a', 'B', 'c']],
    ['area', ['c', 'a', 'B']],
    ['caller', ['B', 'a', 'c']],
  ])('by %s ignores case and keeps empty cells last', async (column, order) => {
    const { list } = await anOffice(rows);
    expect((await list(`orderBy=${column}&order=asc`)).targets).toEqual(order);
  });

  test('by account name and by every other column works', async () => {
    const { list } = await anOffice(rows);
    for (const column of ['accountName', 'trackingNumber', 'trackingSource', 'dateStart'])
      expect((await list(`orderBy=${column}&order=desc`)).targets.toSorted()).toEqual(['B', 'a', 'c']);
  });
});

describe('filters', () => {
  test('narrow by source, number, status and duration, alone and combined', async () => {
    const { list } = await anOffice([
      { target: 'a', trackingSource: 'bing', duration: 100, status: 'missed' },
      { target: 'b', trackingSource: 'google', duration: 50, status: 'answered', trackingNumber: '+61390000099' },
      { target: 'c', trackingSource: 'google', duration: 10, status: 'abandoned' },
    ]);
    const found = async (query: string) => (await list(query)).targets.toSorted();
    expect(await found('trackingSource=google')).toEqual(['b', 'c']);
    expect(await found('trackingSource=google&trackingSource=bing')).toEqual(['a', 'b', 'c']);
    expect(await found('trackingNumber=%2B61390000099')).toEqual(['b']);
    expect(await found('status=missed&status=abandoned')).toEqual(['a', 'c']);
    expect(await found('durationMin=50&durationMax=100')).toEqual(['a', 'b']);
    expect(await found('trackingSource=google&durationMin=11')).toEqual(['b']);
    expect(await list('trackingSource=yahoo')).toMatchObject({ recordsTotal: 3, recordsFiltered: 0, data: [] });
  });

  test('search parts of caller, target, number and name, and treat wildcards literally', async () => {
    const { list } = await anOffice([
      { target: 'Front 50% desk', caller: '+61411111111' },
      { target: 'Workshop', caller: null, trackingName: 'Radio_Ad', trackingNumber: '+61390000555' },
      { target: 'Sales', caller: '+61422222222', trackingName: 'RadioXAd' },
    ]);
    const found = async (text: string) => (await list(`search=${encodeURIComponent(text)}`)).targets;
    expect(await found('FRONT')).toEqual(['Front 50% desk']);
    expect(await found('0% d')).toEqual(['Front 50% desk']);
    expect(await found('1422')).toEqual(['Sales']);
    expect(await found('000555')).toEqual(['Workshop']);
    expect(await found('radio_ad')).toEqual(['Workshop']);
    expect(await found(String.raw`\%`)).toEqual([]);
  });

  test('use local days, even when the clocks change', async () => {
    // In Melbourne, daylight saving ends on 5 April 2026 at 3:00: that day has 25 hours, from 4 April 13:00 UTC.
    const { list } = await anOffice([
      { target: 'before', at: '2026-04-04T12:59:59Z' },
      { target: 'first', at: '2026-04-04T13:00:00Z' },
      { target: 'last', at: '2026-04-05T13:59:59Z' },
      { target: 'after', at: '2026-04-05T14:00:00Z' },
    ]);
    const day = 'datefrom=2026-04-05&dateto=2026-04-05&timezone=Australia/Melbourne&order=asc';
    expect((await list(day)).targets).toEqual(['first', 'last']);
  });
});

test('listing many accounts follows the same rules as few', async () => {
  const father = await anAccount(db, { type: 'reseller' });
  for (let index = 0; index < 60; index += 1) {
    const child = await anAccount(db, { parentId: father, name: `Shop ${index}` });
    await aCall(db, child, { target: `n${index}`, at: new Date(Date.UTC(2026, 0, 1, index)).toISOString() });
  }
  const { list } = await anOffice([], father);
  expect((await list('length=10')).targets).toEqual(Array.from({ length: 10 }, (_, index) => `n${59 - index}`));
  expect((await list('length=10&start=55')).targets).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
});

test('a call of another account is not found', async () => {
  const { headers } = await anOffice([]);
  const foreign = await aCall(db, await anAccount(db));
  for (const path of ['', '/full', '/audio'])
    expect((await app.inject({ url: `/v2/call/${foreign}${path}`, headers })).statusCode, path).toBe(404);
});

test.each([
  '(02) 5550 3285',
  '+61 2 5550 3285',
  '+61 (0)2 5550 3285',
  '0061 2 5550 3285',
  '02.5550.3285',
  '02 5550',
  '61255503285',
  '2-5550-3285',
  '503285',
])('a caller is found by their number as people write it: %s', async (search) => {
  const { list } = await anOffice([
    { target: 'wanted', caller: '+61255503285' },
    { target: 'other', caller: '+61255513285' },
    { target: 'mobile', caller: '+61412345678' },
  ]);
  expect((await list(`search=${encodeURIComponent(search)}`)).targets).toEqual(['wanted']);
});

test.each(['0412 345 678', '+61 412 345 678', '61412345678', '5678'])('a mobile is found by %s', async (search) => {
  const { list } = await anOffice([
    { target: 'wanted', caller: '+61412345678' },
    { target: 'other', caller: '+61412345687' },
  ]);
  expect((await list(`search=${encodeURIComponent(search)}`)).targets).toEqual(['wanted']);
});

test.each([
  ['tags', { tags: ['a'] }, { tags: ['b'] }],
  ['score', { score: 1 }, { score: 2 }],
  ['IVR', { ivr: '1' }, { ivr: '2' }],
  ['audio', { audio: false }, { audio: true }],
  ['web_source', { webSource: 'bing' }, { webSource: 'Google' }],
  ['web_medium', { webMedium: 'organic' }, { webMedium: 'paid' }],
] as const)('calls can be sorted by %s', async (column, low, high) => {
  const { list } = await anOffice([
    { target: 'high', ...high, ...('tags' in high && { tags: [...high.tags] }) } as GivenCall,
    { target: 'low', ...low, ...('tags' in low && { tags: [...low.tags] }) } as GivenCall,
  ]);
  expect((await list(`orderBy=${column}&order=asc`)).targets).toEqual(['low', 'high']);
  expect((await list(`orderBy=${column}&order=desc`)).targets).toEqual(['high', 'low']);
});

test('a client of DataTables gets the page it asks for: sorted by a column, searched, and filtered by a column', async () => {
  const { list } = await anOffice([
    { target: 'Bar', score: 1, status: 'missed' },
    { target: 'annex', score: 2, status: 'missed' },
    { target: 'Bar', score: 3, status: 'answered' },
  ]);
  const columns = ['dateStart', 'score', 'status'].map((data, at) => `columns[${at}][data]=${data}`).join('&');
  const asked = `draw=1&${columns}&order[0][column]=1&order[0][dir]=desc`;
  expect((await list(asked)).targets).toEqual(['Bar', 'annex', 'Bar']);
  expect((await list(`${asked}&search[value]=ann&search[regex]=false`)).targets).toEqual(['annex']);
  expect((await list(`${asked}&columns[2][search][value]=answered`)).targets).toEqual(['Bar']);
});

test.each([
  ['order[0][column]=3', 'order[0][column]'],
  ['columns[0][width]=3', 'columns[0][width]'],
  ['tag=vip', 'tag'],
])('a list does not ignore %s', async (query, path) => {
  const { headers } = await anOffice([]);
  const answer = await app.inject({ url: `/v2/call?${query}`, headers });
  expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
    status: 400,
    errorCode: 'INVALID-PAYLOAD',
    info: [{ path }],
  });
});

test('calls are listed with or without a recording', async () => {
  const { list } = await anOffice([
    { target: 'recorded', audio: true },
    { target: 'silent', audio: false },
  ]);
  expect((await list('audio=true')).targets).toEqual(['recorded']);
  expect((await list('audio=false')).targets).toEqual(['silent']);
});

test('a day may be sent as its start and its end, but not as another time', async () => {
  const { list, headers } = await anOffice([{ target: 'wanted', at: '2026-03-04T13:30:00Z' }]);
  const zone = 'timezone=Australia/Sydney';
  const whole = 'datefrom=2026-03-05%2000:00:00&dateto=2026-03-05T23:59:59';
  expect((await list(`${whole}&${zone}`)).targets).toEqual(['wanted']);
  expect((await list(`${whole}&timezone=UTC`)).targets).toEqual([]);
  for (const half of ['datefrom=2026-03-05T13:00:00', 'dateto=2026-03-05%2012:00', 'datefrom=yesterday']) {
    const { statusCode } = await app.inject({ url: `/v2/call?${half}&${zone}`, headers });
    expect(statusCode, half).toBe(400);
  }
});
