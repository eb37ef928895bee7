import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { RecordedSale } from '#contract/powerups/sales.contract.ts';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { pastCalls } from '../../../builders/api/pastCalls.ts';
import { aSeller } from './aSeller.ts';

let world: TestApp;

beforeAll(async () => {
  world = await anApp();
});

/** Ten in the morning in Sydney on a day of March 2026. */
const day = (date: number) => Date.UTC(2026, 2, date - 1, 23);
const buyer = '+61412345678';
const header = 'phone,date,value,order id,stage';

test('a sale makes the latest answered call before it worth its value', async () => {
  const { account, upload, worth, sales, asked, uploads } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [
    { at: day(2), caller: buyer },
    { at: day(4), caller: buyer },
    { at: day(5), caller: buyer, status: 'missed', talkTime: 0 },
    { at: day(9), caller: buyer },
    { at: day(4), caller: '+61412000000' },
  ]);
  const result = await upload([
    header,
    `0412 345 678,6/3/2026,"$1,250.50",A-1,won`,
    `0412 999 999,6/3/2026,80,A-2,`,
    `${buyer},2026-03-02 11:00,20,A-3,`,
  ]);
  expect(result).toEqual({
    uuid: expect.any(String),
    rows: 3,
    added: 3,
    changed: 0,
    unchanged: 0,
    matched: 2,
    ambiguous: 1,
    invalid: 0,
    errors: [],
  });
  expect(await worth(calls)).toEqual([2000, 125_050, null, null, null]);
  expect(await sales()).toEqual([
    {
      uuid: expect.any(String),
      account,
      orderId: 'A-1',
      phone: buyer,
      // A date alone is the end of the day in the account’s zone.
      date: '2026-03-06T12:59:59.999Z',
      value: { amount: 125_050, currency: 'AUD' },
      stage: 'won',
      call: calls[1],
      byHand: false,
    },
    expect.objectContaining({ orderId: 'A-2', phone: '+61412999999', call: null, stage: null }),
    expect.objectContaining({ orderId: 'A-3', call: calls[0], date: '2026-03-02T00:00:00.000Z' }),
  ]);
  expect((await sales({ matched: 'no' })).map(({ orderId }) => orderId)).toEqual(['A-2']);
  const { activity } = (await asked<CallDetail>('getCallDetail', { params: { id: calls[1] } })).answer;
  expect(activity.slice(-2)).toMatchObject([
    { kind: 'value.changed', text: '1250.50 AUD' },
    { kind: 'leadStatus.changed', text: 'won' },
  ]);
  expect(await uploads()).toMatchObject([
    { uuid: result.uuid, account, fileName: 'sales.csv', added: 3, undoneAt: null },
  ]);
  const [entry] = await world.db.select().from(auditLog).where(eq(auditLog.accountId, account));
  expect(entry).toMatchObject({ action: 'sales.uploaded', after: { added: 3, matched: 2 } });
});

test.each([
  ['lastAnswered', 1],
  ['last', 2],
  ['first', 0],
])('by choice a sale comes from the %s call', async (match, expected) => {
  const { account, upload, worth } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [
    { at: day(2) },
    { at: day(4) },
    { at: day(5), status: 'missed', talkTime: 0 },
  ]);
  await upload([header, `${buyer},6/3/2026,10,A-1,`], { match });
  expect(await worth(calls)).toEqual([0, 1, 2].map((at) => (at === expected ? 1000 : null)));
});

test('a call that lies too far back is not where a sale comes from', async () => {
  const { account, upload, worth } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [{ at: day(2) }]);
  expect(await upload([header, `${buyer},2026-03-12 10:01,10,A-1,`], { days: '10' })).toMatchObject({ matched: 0 });
  expect(await worth(calls)).toEqual([null]);
  expect(await upload([header, `${buyer},2026-03-12 09:59,10,A-2,`], { days: '10' })).toMatchObject({ matched: 1 });
});

test('the same file twice changes nothing, and an order that comes again replaces what was known of it', async () => {
  const { account, upload, worth } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [{ at: day(2) }, { at: day(2), caller: '+61412000000' }]);
  const file = [header, `${buyer},6/3/2026,10,A-1,`, `${buyer},6/3/2026,5,,`, `${buyer},6/3/2026,5,,`];
  expect(await upload(file)).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
  expect(await worth(calls)).toEqual([1500, null]);
  expect(await upload(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await worth(calls)).toEqual([1500, null]);
  const corrected = await upload([header, `+61412000000,6/3/2026,12,A-1,`]);
  expect(corrected).toMatchObject({ added: 0, changed: 1, matched: 1 });
  expect(await worth(calls)).toEqual([500, 1200]);
});

test('a value that somebody entered stays, whatever is sold and taken back', async () => {
  const { account, upload, undo, worth, asked } = await aSeller(world);
  const [id = ''] = await pastCalls(world.db, account, [{ at: day(2) }]);
  const { uuid } = await upload([header, `${buyer},6/3/2026,10,A-1,`]);
  const { version } = (await asked<Call>('getCall', { params: { id } })).answer;
  const revenue = { amount: 700, currency: 'AUD' };
  expect(await asked('changeCall', { params: { id }, body: { version, revenue } })).toMatchObject({ status: 200 });
  await upload([header, `${buyer},6/3/2026,30,A-2,`]);
  expect(await worth([id])).toEqual([700]);
  await undo(uuid ?? '');
  expect(await worth([id])).toEqual([700]);
});

test('rows that are wrong are named, and written only without them, or not at all', async () => {
  const { account, upload, uploads, sales } = await aSeller(world);
  const file = [
    'Mobile;Sale date;Amount;Order',
    `${buyer};6/3/2026;10;A-1`,
    `12;6/3/2026;10;A-2`,
    `${buyer};31/2/2026;10;A-3`,
    `${buyer};6/3/2126;10;A-4`,
    `${buyer};6/3/2026;ten;A-5`,
    `${buyer};6/3/2026;-10;A-6`,
    `${buyer};;10;A-7`,
    `${buyer};6/3/2026;10;${'x'.repeat(201)}`,
  ];
  const refused = await upload(file);
  expect(refused).toMatchObject({ uuid: null, rows: 8, added: 1, invalid: 7 });
  expect(refused.errors.map(({ line, field, problem }) => [line, field, problem])).toEqual([
    [3, 'phone', 'phone'],
    [4, 'date', 'date'],
    [5, 'date', 'future'],
    [6, 'value', 'money'],
    [7, 'value', 'money'],
    [8, 'date', 'missing'],
    [9, 'orderId', 'too-long'],
  ]);
  expect(await upload(file, { invalid: 'check' })).toMatchObject({ uuid: null, added: 1 });
  expect([await uploads(), await sales()]).toEqual([[], []]);
  expect(await upload(file, { invalid: 'skip' })).toMatchObject({ uuid: expect.any(String), added: 1, invalid: 7 });
  expect(await sales({ account: [account] })).toHaveLength(1);
});

test('a sale without a value is found on its call, which is worth what its other sales are', async () => {
  const { account, upload, worth, sales } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [{ at: day(2) }, { at: day(2), caller: '+61412000000' }]);
  const lines = ['phone,date,value', `${buyer},6/3/2026,`, `${buyer},7/3/2026,12`, '0412 000 000,6/3/2026,'];
  expect(await upload(lines)).toMatchObject({ added: 3, matched: 3, invalid: 0 });
  expect(await upload(['date,phone', `6/3/2026,${buyer}`])).toMatchObject({ unchanged: 1 });
  expect(await worth(calls)).toEqual([1200, null]);
  expect((await sales()).map(({ value, call }) => [value?.amount ?? null, call])).toEqual([
    [1200, calls[0]],
    [null, calls[1]],
    [null, calls[0]],
  ]);
});

test('a file without a column that every sale needs is refused', async () => {
  const { asked, account } = await aSeller(world);
  const file = { name: 'sales.csv', bytes: Buffer.from('phone,value\n') };
  expect(await asked('uploadSales', { body: { account: String(account) }, file })).toMatchObject({
    status: 400,
    code: 'INVALID-PAYLOAD',
  });
});

test('today’s sales are no sales of the future', async () => {
  const { upload } = await aSeller(world);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' }).format(
    new Date(),
  );
  expect(await upload([header, `${buyer},${today},10,A-1,`])).toMatchObject({ added: 1, invalid: 0 });
});

test('somebody chooses the call of a sale, which stays theirs when the sale is corrected', async () => {
  const { account, upload, worth, sales, asked } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [{ at: day(2) }, { at: day(4) }, { at: day(3), caller: null }]);
  await upload([header, `${buyer},6/3/2026,10,A-1,`]);
  const uuid = (await sales())[0]?.uuid ?? '';
  const match = async (call: string | null) => asked<RecordedSale>('matchSale', { params: { uuid }, body: { call } });
  expect((await match(calls[2] ?? '')).answer).toMatchObject({ call: calls[2], byHand: true });
  expect(await worth(calls)).toEqual([null, null, 1000]);
  await upload([header, `${buyer},6/3/2026,25,A-1,`]);
  expect(await worth(calls)).toEqual([null, null, 2500]);
  expect((await match(null)).answer).toMatchObject({ call: null, byHand: true });
  expect(await worth(calls)).toEqual([null, null, null]);
  const other = await aSeller(world);
  const [foreign = ''] = await pastCalls(world.db, other.account, [{ at: day(2) }]);
  expect(await match(foreign)).toMatchObject({ status: 404, code: 'NOT-FOUND' });
});

test('the stage of its latest sale is the lead status of a call, unless somebody gave it one', async () => {
  const { account, upload, undo, asked } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [
    { at: day(2), caller: buyer },
    { at: day(2), caller: '+61412000000' },
    { at: day(2), caller: '+61412000001' },
  ]);
  const statuses = () =>
    Promise.all(
      calls.map(async (id) => {
        const { ownLeadStatus } = (await asked<Call>('getCall', { params: { id } })).answer;
        return ownLeadStatus;
      }),
    );
  const [, second = ''] = calls;
  await asked('changeCall', { params: { id: second }, body: { version: 1, ownLeadStatus: 'spam' } });
  const rows = [
    `${buyer},5/3/2026,10,A-1,Closed won`,
    `${buyer},4/3/2026,,A-2,Quote sent`,
    `0412 000 000,4/3/2026,10,A-3,won`,
    `0412 000 001,4/3/2026,10,A-4,Invoice 7`,
  ];
  const { uuid } = await upload([header, ...rows]);
  expect(await statuses()).toEqual(['won', 'spam', null]);
  await upload([header, `${buyer},5/3/2026,10,A-1,lost`]);
  expect(await statuses()).toEqual(['lost', 'spam', null]);
  await undo(uuid ?? '');
  expect(await statuses()).toEqual(['lost', 'spam', null]);
});
