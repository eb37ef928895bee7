import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { importedCalls } from '../../../../server/kernel/db/schema/callImports.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, testPassword } from '../../../builders/api/login.ts';
import { callsOf, countEvents, type Importer, listed } from './aHistory.ts';

const now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let by: Importer;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  account = await anAccount(db, { country: 'AU' });
  const { email } = await aUser(db, account, ['admin']);
  by = { app, account, headers: (await login(app, email)).headers };
});

const aRow = (given: Record<string, unknown> = {}) => ({
  externalId: randomUUID(),
  dateStart: '2026-11-05T10:00:00Z',
  caller: '+61412000001',
  trackingNumber: '+61390000001',
  status: 'answered',
  duration: 65,
  ...given,
});

async function send(calls: object[], { headers = by.headers, key = '', invalid = 'refuse' } = {}) {
  const sent = { ...headers, ...(key && { 'idempotency-key': key }) };
  const answer = await ask(app, endpoints.importCalls, { params: { account }, body: { calls, invalid } }, sent);
  return { ...answer, result: JSON.parse(answer.body) as CallImportResult };
}

const undo = (id: string | null) =>
  ask(app, endpoints.undoCallImport, { params: { account, id: String(id) } }, by.headers);

test('a call needs six fields; the others follow from them', async () => {
  const { result } = await send([aRow(), aRow({ status: 'abandoned', dateStart: '2026-11-05T21:00:00+10:00' })]);
  expect(result).toMatchObject({ rows: 2, valid: 2, invalid: 0, errors: [], formerNumbers: ['+61390000001'] });
  const [first, second] = await callsOf(db, account);
  expect(first).toMatchObject({
    talkTime: 65,
    trackingName: '+61390000001',
    trackingSource: 'Imported',
    country: 'AU',
  });
  expect(second).toMatchObject({ talkTime: 0, status: 2, dateStart: new Date('2026-11-05T11:00:00Z') });
  expect(await listed(by)).toMatchObject([{ source: 'api', fileName: '', calls: 2 }]);
});

test('what is not a call is refused by row and field, and calls that cannot have been are listed', async () => {
  const refused = await send([aRow(), aRow({ caller: '0412' }), aRow({ duration: -1 })]);
  expect(refused).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
  expect(refused.info).toMatchObject([{ path: 'calls.1.caller' }, { path: 'calls.2.duration' }]);
  const { result } = await send(
    [
      aRow(),
      aRow({ dateStart: '2026-11-24T09:30:01Z' }),
      aRow({ talkTime: 66 }),
      aRow({ status: 'voicemail' }),
      aRow({ dateStart: '1989-01-01T00:00:00Z' }),
      aRow({ revenue: { amount: 1200, currency: 'EUR' } }),
    ],
    { invalid: 'skip' },
  );
  expect(result).toMatchObject({ valid: 1, invalid: 5 });
  expect(result.errors.map(({ line, field, problem }) => [line, field, problem])).toEqual([
    [2, 'dateStart', 'future'],
    [3, 'talkTime', 'talk-time'],
    [4, 'status', 'status'],
    [5, 'dateStart', 'date'],
    [6, 'revenue', 'currency'],
  ]);
});

test('the same request with the same key imports once and gives the same answer', async () => {
  const rows = [aRow(), aRow()];
  const first = await send(rows, { key: 'history-page-1' });
  const again = await send(rows, { key: 'history-page-1' });
  expect(again.result).toEqual(first.result);
  expect(await listed(by)).toHaveLength(1);
  expect(await send([aRow()], { key: 'history-page-1' })).toMatchObject({ status: 422, code: 'IDEMPOTENCY-MISMATCH' });
});

test('undoing an import takes back its calls and no others, once', async () => {
  const kept = await aCall(db, account, { at: '2026-11-05T10:00:00Z' });
  const [stays, goes] = [aRow(), aRow()];
  await send([stays]);
  const { result } = await send([goes, aRow()]);
  expect(await callsOf(db, account)).toHaveLength(4);
  expect((await undo(result.id)).status).toBe(200);
  const left = await callsOf(db, account);
  expect(left).toHaveLength(2);
  expect(left.some(({ uuid }) => uuid === kept)).toBe(true);
  expect(await countEvents(db, account)).toBe(1);
  expect(await db.select().from(importedCalls).where(eq(importedCalls.accountId, account))).toMatchObject([
    { externalId: stays.externalId },
  ]);
  const undone = (await listed(by)).filter(({ undoneAt }) => undoneAt !== null);
  expect(undone).toMatchObject([{ id: result.id, calls: 2, undoneAt: now.toISOString() }]);
  expect(await undo(result.id)).toMatchObject({ status: 409, code: 'WRONG-STATUS' });
  expect((await send([goes])).result).toMatchObject({ valid: 1, duplicates: 0 });
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `import ${result.id}`));
  expect(entries.map(({ action }) => action)).toEqual(['calls.imported', 'calls.importUndone']);
});

test('an API key imports calls if it has the scope', async () => {
  const keyWith = async (scopes: string[]) => {
    const body = { name: 'History', scopes, days: 30, password: testPassword };
    const answer = await ask(app, endpoints.createApiKey, { params: { account }, body }, by.headers);
    return { authorization: `Bearer ${(JSON.parse(answer.body) as { token: string }).token}` };
  };
  expect((await send([aRow()], { headers: await keyWith(['flows:write']) })).code).toBe('ACCESS-DENIED');
  expect((await send([aRow()], { headers: await keyWith(['calls:import']) })).status).toBe(200);
});

test('calls that the log imported are known to later calls of the same caller', async () => {
  await send([aRow({ tags: ['vip'] })]);
  const { result } = await send([aRow({ dateStart: '2026-11-06T10:00:00Z' })]);
  expect(result.valid).toBe(1);
  expect((await callsOf(db, account)).map(({ firstTime }) => firstTime)).toEqual([true, false]);
});

test('a call of another system takes the spelling that the account has for its source', async () => {
  await aNumber(db, account, { source: 'Google Ads' });
  await send([aRow({ trackingSource: 'google ads' }), aRow({ trackingSource: 'Radio' })]);
  const rows = await callsOf(db, account);
  expect(rows.map(({ trackingSource }) => trackingSource).toSorted()).toEqual(['Google Ads', 'Radio']);
});
