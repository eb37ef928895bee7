import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportFields } from '#values/exportField.ts';
import { ImportField } from '#values/importedCall.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';
import { callsOf, type Importer, listed, upload } from './aHistory.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let by: Importer;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-11-24T09:30:00Z') }));
});

beforeEach(async () => {
  account = await anAccount(db, { country: 'AU' });
  by = { app, account, headers: (await login(app, (await aUser(db, account, ['admin'])).email)).headers };
});

test('a workbook of LibreOffice becomes calls, with its dates, times, durations and numbers as they are shown', async () => {
  const columns = 'dateStart,dateStart,caller,trackingNumber,talkTime,firstTimeCaller,notes';
  const workbook = readFileSync(new URL('libreOffice.xlsx', import.meta.url));
  expect((await upload(by, workbook, { columns })).result).toMatchObject({ rows: 1, valid: 1, invalid: 0 });
  expect(await callsOf(db, account)).toMatchObject([
    {
      dateStart: new Date('2026-11-05T03:30:00Z'),
      caller: '+61255503285',
      trackingNumber: '+61390000009',
      talkTime: 65,
      firstTime: true,
      notes: 'Rang back; wants a “quote” & more',
    },
  ]);
  expect(await listed(by)).toMatchObject([{ source: 'xlsx', calls: 1 }]);
});

test('the log of one account, exported as a workbook, is imported into another', async () => {
  const elsewhere = await anAccount(db, { country: 'AU' });
  await aCall(db, elsewhere, { at: '2026-11-05T03:30:00Z', tags: ['sale', 'vip'], notes: '_x0041_ <b>', score: 3 });
  const { headers } = await login(app, (await aUser(db, elsewhere, ['admin'])).email);
  const { rawPayload } = await app.inject({ url: '/v2/call/export?format=xlsx', headers });
  const columns = exportFields.map((field) =>
    field === 'dateStartUser' ? 'dateStart' : (ImportField.options.find((known) => known === field) ?? ''),
  );
  const { result } = await upload(by, rawPayload, { columns: columns.join() });
  expect(result).toMatchObject({ rows: 1, valid: 1, invalid: 0 });
  const [before] = await callsOf(db, elsewhere);
  const [after] = await callsOf(db, account);
  const told = (row: typeof before) =>
    row && [
      row.dateStart,
      row.caller,
      row.trackingNumber,
      row.status,
      row.duration,
      row.talkTime,
      row.tags,
      row.notes,
      row.score,
    ];
  expect(told(after)).toEqual(told(before));
});
