import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { liveCalls } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { callsOf, countEvents, type Importer, listed, rebuilt, someColumns, upload } from './aHistory.ts';

const now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let by: Importer;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  account = await anAccount(db, { country: 'AU' });
  ({ email } = await aUser(db, account, ['admin']));
  by = { app, account, headers: (await login(app, email)).headers };
});

const clean = { valid: 0, duplicates: 0, invalid: 0, errors: [], formerNumbers: [], formerCount: 0 };

test('a file becomes calls of the log, with all that it says', async () => {
  const { did } = await aNumber(db, account, { name: 'Website', source: 'google' });
  const { status, result } = await upload(
    by,
    `\uFEFFid;Date;Time;From;To;Name;Source;Dir;Outcome;Length;Talk;Agent;Labels;Value;Note;Town;src;med;First;Stage
A-1;05/11/2026;2:30 PM;(02) 5550 3285;${did};;;inbound;Answered Call;1:05;60;Reception;sale|vip;12;"Rang back;
wants a quote";Sydney;google;cpc;yes;Closed won
A-2;06/11/2026;09:00;Anonymous;(03) 9000 0009;Old site;bing;inbound;Voicemail;0:20;0;;;;;;;;;
`,
    {
      columns:
        'externalId,dateStart,dateStart,caller,trackingNumber,trackingName,trackingSource,direction,status,duration,talkTime,target,tags,score,notes,area,web_source,web_medium,firstTimeCaller,leadStatus',
    },
  );
  expect(status).toBe(200);
  const expected = { ...clean, rows: 2, valid: 2, formerNumbers: ['+61390000009'], formerCount: 1 };
  expect(result).toEqual({ ...expected, id: expect.any(String) });
  const [first, second] = await callsOf(db, account);
  expect(first).toMatchObject({
    dateStart: new Date('2026-11-05T03:30:00Z'),
    dateStop: new Date('2026-11-05T03:31:05Z'),
    t15: Math.floor(Date.UTC(2026, 10, 5, 3, 30) / 900_000),
    duration: 65,
    talkTime: 60,
    state: 2,
    status: 0,
    direction: 0,
    caller: '+61255503285',
    area: 'Sydney',
    country: 'AU',
    firstTime: true,
    trackingNumber: did,
    trackingName: 'Website',
    trackingSource: 'google',
    webSource: 'google',
    webMedium: 'cpc',
    target: 'Reception',
    tags: ['sale', 'vip'],
    score: 12,
    leadStatus: 3,
    notes: 'Rang back;\nwants a quote',
    test: false,
    audio: false,
    flowId: null,
    settled: true,
  });
  expect(second).toMatchObject({
    dateStart: new Date('2026-11-05T22:00:00Z'),
    caller: null,
    status: 1,
    talkTime: 0,
    firstTime: false,
    trackingNumber: '+61390000009',
    trackingName: 'Old site',
    trackingSource: 'bing',
    leadStatus: null,
  });
  expect(await db.select().from(liveCalls).where(eq(liveCalls.accountId, account))).toEqual([]);
  expect(await listed(by)).toEqual([
    {
      id: result.id,
      account,
      source: 'csv',
      fileName: 'history.csv',
      calls: 2,
      duplicates: 0,
      invalid: 0,
      from: '2026-11-05T03:30:00.000Z',
      to: '2026-11-05T22:00:00.000Z',
      createdBy: email,
      createdAt: now.toISOString(),
      undoneBy: null,
      undoneAt: null,
    },
  ]);
});

test('the row of an imported call can be rebuilt from its event, also where the caller had called before', async () => {
  await upload(
    by,
    `${someColumns}\n2026-11-05 10:00,0412 000 001,03 9000 0001,answered,30\n2026-11-04 10:00,0412 000 001,03 9000 0001,missed,5\n`,
  );
  const calls = await rebuilt(db, account);
  expect(calls).toHaveLength(2);
  for (const { row, folded } of calls) expect(row).toEqual(folded);
});

test('an imported call counts in reports, and its activity says that it was imported', async () => {
  await upload(by, `${someColumns}\n2026-11-20 10:00,0412 000 001,03 9000 0001,answered,30\n`);
  const summary = await app.inject({
    url: '/v2/reports/summary2/',
    query: { datefrom: '2026-11-20', dateto: '2026-11-20', timezone: 'Australia/Sydney' },
    headers: by.headers,
  });
  expect(summary.body).toContain('"total":1');
  const [call] = await callsOf(db, account);
  const detail = await app.inject({ url: `/v2/call/${call?.uuid}/full`, headers: by.headers });
  expect(detail.json()).toMatchObject({
    legs: [],
    route: null,
    activity: [
      { at: '2026-11-19T23:00:00.000Z', kind: 'call.started', text: '+61412000001' },
      { at: now.toISOString(), kind: 'call.imported', text: '' },
    ],
  });
});

test('a caller is new once, in whichever order the file has their calls, and whatever the log had before', async () => {
  await aCall(db, account, { at: '2026-10-01T00:00:00Z', caller: '+61412000002' });
  await aCall(db, account, { at: '2026-10-01T00:00:00Z', caller: '+61412000003', test: true });
  await upload(
    by,
    `${someColumns},firstTimeCaller
2026-11-07 10:00,0412000001,0390000001,answered,30,
2026-11-06 10:00,0412000001,0390000001,answered,30,
2026-11-05 10:00,0412000001,0390000001,answered,30,
2026-11-05 11:00,0412000002,0390000001,answered,30,
2026-11-05 12:00,0412000003,0390000001,answered,30,
2026-11-05 13:00,0412000004,0390000001,answered,30,no
2026-11-05 14:00,0412000001,0390000001,answered,30,yes
2026-11-05 15:00,,0390000001,answered,30,
`,
  );
  const imported = (await callsOf(db, account)).filter(({ dateStart }) => dateStart > new Date('2026-11-01'));
  expect(imported.map(({ caller, firstTime }) => [caller?.slice(-1), firstTime])).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
    ['4', false],
    ['1', true],
    [undefined, false],
    ['1', false],
    ['1', false],
  ]);
});

const mixed = `${someColumns}
2026-11-05 10:00,0412000001,0390000001,answered,30
soon,0412000001,0390000001,answered,30
2026-11-25 10:00,0412000001,0390000001,answered,30
2026-11-05 11:00,12,0390000001,answered,30
2026-11-05 11:00,0412000001,,answered,30
2026-11-05 11:00,0412000001,0390000001,perhaps,30
2026-11-05 11:00,0412000001,0390000001,,30

2026-11-05 11:00,0412000001,0390000001,answered,long
`;
const mixedErrors = [
  { line: 3, field: 'dateStart', problem: 'date', value: 'soon' },
  { line: 4, field: 'dateStart', problem: 'future', value: '2026-11-24T23:00:00.000Z' },
  { line: 5, field: 'caller', problem: 'phone', value: '12' },
  { line: 6, field: 'trackingNumber', problem: 'missing', value: '' },
  { line: 7, field: 'status', problem: 'status', value: 'perhaps' },
  { line: 8, field: 'status', problem: 'missing', value: '' },
  { line: 10, field: 'duration', problem: 'seconds', value: 'long' },
];

test.each(['refuse', 'check'])(
  'with “%s”, invalid rows are listed by line, and nothing is imported',
  async (invalid) => {
    const { result } = await upload(by, mixed, { invalid });
    const former = { formerNumbers: ['+61390000001'], formerCount: 1 };
    expect(result).toEqual({ ...clean, id: null, rows: 8, valid: 1, invalid: 7, errors: mixedErrors, ...former });
    expect([await callsOf(db, account), await listed(by), await countEvents(db, account)]).toEqual([[], [], 0]);
  },
);

test('with “skip”, the valid rows are imported', async () => {
  const { result } = await upload(by, mixed, { invalid: 'skip' });
  expect(result).toMatchObject({ id: expect.any(String), valid: 1, invalid: 7, errors: mixedErrors });
  expect(await callsOf(db, account)).toHaveLength(1);
  expect(await listed(by)).toMatchObject([{ calls: 1, invalid: 7 }]);
});

test('a check of a clean file says what an import would do, and does nothing', async () => {
  const { result } = await upload(by, `${someColumns}\n2026-11-05 10:00,0412000001,0390000001,answered,30\n`, {
    invalid: 'check',
  });
  expect(result).toMatchObject({ id: null, valid: 1, duplicates: 0, invalid: 0 });
  expect([await callsOf(db, account), await listed(by)]).toEqual([[], []]);
});

test.each([
  ['dateStart,caller\n2026-11-05,0412000001\n', {}],
  ['a,b,c\n1,2,3\n', { columns: 'dateStart,nonsense,caller' }],
  ['2026-11-05,0412000001,0390000001\n', { header: 'no' }],
])('columns that are unknown or missing are refused', async (csv, fields) => {
  const answer = await upload(by, csv, fields);
  expect(answer).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD', info: [{ path: 'columns' }] });
});

test('a file of any delimiter without a header is read by the columns that are given', async () => {
  for (const [at, delimiter] of [',', ';', '\t', '|'].entries()) {
    const line = [`2026-11-0${at + 1} 10:00`, '0412000001', 'x', '0390000001', 'answered', '30'].join(delimiter);
    const columns = 'dateStart,caller,,trackingNumber,status,duration';
    const { result } = await upload(by, `${line}\r\n`, { header: 'no', columns, timezone: 'UTC' });
    expect(result).toMatchObject({ rows: 1, valid: 1 });
  }
  expect((await callsOf(db, account)).map(({ dateStart }) => dateStart.toISOString())).toEqual(
    [1, 2, 3, 4].map((day) => `2026-11-0${day}T10:00:00.000Z`),
  );
});

test('thousands of calls at the same time get ids of their own', async () => {
  const lines = Array.from(
    { length: 5_000 },
    (_, at) => `c${at},2026-11-05,04120${String(at).padStart(5, '0')},0390000001,answered,30`,
  );
  const { result } = await upload(by, `externalId,${someColumns}\n${lines.join('\n')}\n`);
  expect(result).toMatchObject({ rows: 5_000, valid: 5_000, invalid: 0 });
  expect(await countEvents(db, account)).toBe(5_000);
});
