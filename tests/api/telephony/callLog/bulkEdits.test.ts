import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

interface Answer {
  bulk: string | null;
  changed: number;
  unchanged: number;
  errorCode?: string;
  info?: unknown;
}

async function aTeam(rows: GivenCall[]) {
  const account = await anAccount(db);
  const uuids: string[] = [];
  for (const row of rows) uuids.push(await aCall(db, account, row));
  const { headers } = await login(app, (await aUser(db, account, ['users'])).email);
  const post = async (edit: object, query = '') => {
    const payload = { preview: false, ...edit };
    return (await app.inject({ method: 'POST', url: `/v2/call/bulk${query}`, headers, payload })).json<Answer>();
  };
  const undo = async (bulk: string | null) =>
    (await app.inject({ method: 'DELETE', url: `/v2/call/bulk/${bulk}`, headers })).json<Answer>();
  const edit = (uuid: string, payload: object) =>
    app.inject({ method: 'PATCH', url: `/v2/call/${uuid}`, headers, payload });
  const list = async () =>
    (await app.inject({ url: '/v2/call?length=100&order=asc', headers })).json<{ data: Call[] }>();
  const fields = async () => (await list()).data.map(({ tags, notes }) => ({ tags, notes }));
  const counts = async (query = '') => {
    const { recordsFiltered, recordsTotal } = (await app.inject({ url: `/v2/call${query}`, headers })).json<
      Record<string, number>
    >();
    return [recordsFiltered, recordsTotal];
  };
  return { account, uuids, post, undo, edit, fields, counts };
}

const rows: GivenCall[] = [
  { at: '2026-03-01T00:00:00Z', tags: ['new'], notes: 'Asked for Ada', trackingSource: 'Radio' },
  { at: '2026-03-02T00:00:00Z', tags: ['vip'], trackingSource: 'Radio' },
  { at: '2026-03-03T00:00:00Z', trackingSource: 'google' },
];

test('the calls named get tags and a last line of notes', async () => {
  const { uuids, post, fields } = await aTeam(rows);
  const [first, second] = uuids;
  const edit = { calls: [first, second], addTags: ['vip'], removeTags: ['new'], note: 'Callback done' };
  expect(await post({ ...edit, preview: true })).toEqual({ bulk: null, changed: 2, unchanged: 0 });
  expect(await post(edit)).toEqual({ bulk: expect.any(String), changed: 2, unchanged: 0 });
  expect(await fields()).toEqual([
    { tags: ['vip'], notes: 'Asked for Ada\nCallback done' },
    { tags: ['vip'], notes: 'Callback done' },
    { tags: [], notes: '' },
  ]);
});

test('all calls that the log’s filters match are counted, tagged and restored', async () => {
  const { account, post, undo, fields } = await aTeam(rows);
  const before = await fields();
  const asked = '?trackingSource=Radio&datefrom=2026-03-01&dateto=2026-03-31';
  expect(await post({ addTags: ['vip'], preview: true }, asked)).toEqual({ bulk: null, changed: 1, unchanged: 1 });
  expect(await fields()).toEqual(before);
  const { bulk } = await post({ addTags: ['vip'] }, asked);
  expect((await fields()).map(({ tags }) => tags)).toEqual([['new', 'vip'], ['vip'], []]);
  expect(await undo(bulk)).toEqual({ changed: 1, unchanged: 0 });
  expect(await fields()).toEqual(before);
  expect(await undo(bulk)).toMatchObject({ errorCode: 'WRONG-STATUS' });
  const audited = await db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, account), eq(auditLog.subject, `calls ${bulk}`)));
  expect(audited).toEqual([
    { action: 'calls.changed', after: { calls: 1, addTags: ['vip'], removeTags: [], note: '' } },
    { action: 'calls.restored', after: { calls: 1 } },
  ]);
});

test('undo leaves alone what somebody edited since', async () => {
  const { uuids, post, undo, edit, fields } = await aTeam(rows);
  const { bulk } = await post({ addTags: ['sale'] });
  await edit(uuids[2] ?? '', { version: 2, notes: 'Signed' });
  expect(await undo(bulk)).toEqual({ changed: 2, unchanged: 1 });
  expect((await fields()).map(({ tags }) => tags)).toEqual([['new'], ['vip'], ['sale']]);
});

test('undo brings back exactly what was there, whatever the edit', async () => {
  const names = ['new', 'vip', 'sale'];
  const tagLists = fc.shuffledSubarray(names);
  const edits = fc.record({ addTags: tagLists, removeTags: tagLists, note: fc.constantFrom('', 'Done') });
  const { post, undo, fields } = await aTeam(rows);
  const before = await fields();
  const law = fc.asyncProperty(edits, async (edit) => {
    const { bulk, changed } = await post(edit);
    if (bulk === null) expect(changed).toBe(0);
    else expect(await undo(bulk)).toEqual({ changed, unchanged: 0 });
    expect(await fields()).toEqual(before);
  });
  await fc.assert(law, { numRuns: 30 });
});

test('notes that would get too long stay as they are, and their calls are counted', async () => {
  const { post } = await aTeam([{ notes: 'x'.repeat(4995) }, {}]);
  expect(await post({ note: 'Done' })).toMatchObject({ changed: 2, unchanged: 0 });
  expect(await post({ note: 'Done' })).toMatchObject({ changed: 1, unchanged: 1 });
});

test('more calls than one edit may change are refused, and none is changed', async () => {
  const { account, post, fields, counts } = await aTeam([{}]);
  await db.execute(sql`
    insert into ${calls} (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number,
      tracking_name, tracking_source)
    select account_id, place, gen_random_uuid(), date_start, t15, state, direction, first_time, tracking_number,
      tracking_name, tracking_source
    from ${calls}, generate_series(0, 9999) as place where ${calls.accountId} = ${account}`);
  const refused = await post({ addTags: ['vip'] });
  expect(refused).toMatchObject({ errorCode: 'TOO-MANY-CALLS', info: { most: 10_000 } });
  expect((await fields()).flatMap(({ tags }) => tags)).toEqual([]);
  // Nothing is counted beyond 10 001, with filters or without.
  expect([await counts(), await counts('?trackingSource=nowhere')]).toEqual([
    [10_001, 10_001],
    [0, 10_001],
  ]);
  await db.delete(calls).where(and(eq(calls.accountId, account), eq(calls.id, 0)));
  expect(await counts()).toEqual([10_000, 10_000]);
  expect(await post({ addTags: ['vip'] })).toMatchObject({ changed: 10_000 });
});

test('a call of another account in the list refuses the whole edit', async () => {
  const { uuids, post, fields } = await aTeam(rows);
  const foreign = await aCall(db, await anAccount(db));
  expect(await post({ calls: [...uuids, foreign], addTags: ['vip'] })).toMatchObject({ errorCode: 'NOT-FOUND' });
  expect((await fields()).map(({ tags }) => tags)).toEqual([['new'], ['vip'], []]);
});
