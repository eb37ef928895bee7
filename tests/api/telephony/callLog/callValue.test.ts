import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { foldCall } from '../../../../server/telephony/calls/foldCall.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { listCallEvents } from '../../../../server/telephony/callLog/callEvents.repository.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

async function anEditor(country = 'AU', roles: Parameters<typeof aUser>[2] = ['admin']) {
  const account = await anAccount(db, { country });
  const { headers } = await login(app, (await aUser(db, account, roles)).email);
  const edit = async (uuid: string, payload: object) => {
    const answer = await app.inject({ method: 'PATCH', url: `/v2/call/${uuid}`, headers, payload });
    const { status: _of, ...body } = answer.json<Call & { errorCode?: string; info?: unknown }>();
    return { ...body, status: answer.statusCode };
  };
  const detail = async (uuid: string) =>
    (await app.inject({ url: `/v2/call/${uuid}/full`, headers })).json<CallDetail>();
  const revenue = async () => {
    const query = { datefrom: '2026-03-04', dateto: '2026-03-04', timezone: 'UTC' };
    const report = await app.inject({ url: '/v2/reports/groupList/source', query, headers });
    return report.json<{ rows: { revenue: unknown }[] }>().rows.map((row) => row.revenue);
  };
  return { account, edit, detail, revenue };
}

test('the value of a call is set, changed and removed, and the report of its source has it at once', async () => {
  const { account, edit, detail, revenue } = await anEditor();
  const uuid = await aCall(db, account);
  expect(await revenue()).toEqual([[]]);
  const [sale, more] = [45_000, 125_050].map((amount) => ({ amount, currency: 'AUD' }));
  expect(await edit(uuid, { version: 1, revenue: sale })).toMatchObject({ status: 200, revenue: sale, version: 2 });
  expect(await revenue()).toEqual([[sale]]);
  expect(await edit(uuid, { version: 2, revenue: more })).toMatchObject({ revenue: more, version: 3 });
  expect(await edit(uuid, { version: 3, revenue: more })).toMatchObject({ version: 3 });
  expect(await revenue()).toEqual([[more]]);
  expect(await edit(uuid, { version: 3, revenue: null })).toMatchObject({ revenue: null, version: 4 });
  expect(await revenue()).toEqual([[]]);
  expect((await detail(uuid)).activity.map(({ kind, text }) => [kind, text])).toEqual([
    ['value.changed', '450.00 AUD'],
    ['value.changed', '1250.50 AUD'],
    ['value.changed', ''],
  ]);
  const audited = await db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, account), eq(auditLog.action, 'call.changed')))
    .orderBy(auditLog.at);
  expect(audited).toEqual([
    { before: { revenue: null }, after: { revenue: sale } },
    { before: { revenue: sale }, after: { revenue: more } },
    { before: { revenue: more }, after: { revenue: null } },
  ]);
});

test('the value of a call is kept in its events', async () => {
  const { account, edit } = await anEditor('JP');
  const uuid = await aCall(db, account);
  const revenue = { amount: 9800, currency: 'JPY' };
  await edit(uuid, { version: 1, revenue });
  const events = await listCallEvents(db, { accountId: account, callUuid: uuid });
  expect(events).toMatchObject([{ kind: 'call.edited', payload: { revenue: { before: null, after: revenue } } }]);
  const started = {
    callSid: 'CA1',
    caller: null,
    area: null,
    country: null,
    firstTime: true,
    trackingNumber: '+81312345678',
    trackingName: 'Tokyo',
    trackingSource: 'google',
    flow: null,
  };
  const folded = foldCall([...events, { kind: 'call.started', key: 'start', at: 0, payload: started }]);
  expect(folded).toMatchObject({ revenue });
});

test.each([
  ['yen, which have no decimals', 'JP', { amount: 9800, currency: 'JPY' }],
  ['dollars and cents', 'AU', { amount: 1, currency: 'AUD' }],
  ['dinars of a thousand fils', 'KW', { amount: 12_345, currency: 'KWD' }],
  ['nothing', 'GB', { amount: 0, currency: 'GBP' }],
  ['as much as a call can be worth', 'US', { amount: 100_000_000_000, currency: 'USD' }],
])('a call can be worth %s', async (_what, country, revenue) => {
  const { account, edit, revenue: sums } = await anEditor(country);
  const uuid = await aCall(db, account);
  expect(await edit(uuid, { version: 1, revenue })).toMatchObject({ status: 200, revenue, currency: revenue.currency });
  expect(await sums()).toEqual([[revenue]]);
});

test.each([
  ['less than nothing', { amount: -1, currency: 'CHF' }],
  ['more than a call can be worth', { amount: 100_000_000_005, currency: 'CHF' }],
  ['a fraction of a minor unit', { amount: 10.5, currency: 'CHF' }],
  ['an amount that nobody can pay', { amount: 1232, currency: 'CHF' }],
  ['a number', 100],
])('%s is refused as a value', async (_what, revenue) => {
  const { account, edit } = await anEditor('CH');
  const uuid = await aCall(db, account);
  expect(await edit(uuid, { version: 1, revenue })).toMatchObject({ status: 400, errorCode: 'INVALID-PAYLOAD' });
});

test('another currency than the account’s is refused, and nothing is changed', async () => {
  const { account, edit, detail } = await anEditor('NZ');
  const uuid = await aCall(db, account);
  const refused = await edit(uuid, { version: 1, score: 5, revenue: { amount: 100, currency: 'AUD' } });
  expect(refused).toMatchObject({ status: 422, errorCode: 'WRONG-CURRENCY', info: { currency: 'NZD' } });
  expect((await detail(uuid)).call).toMatchObject({ score: 0, revenue: null, version: 1 });
});

test('a user who can only read can’t set a value', async () => {
  const { account, edit } = await anEditor('AU', ['reports']);
  const uuid = await aCall(db, account);
  const refused = await edit(uuid, { version: 1, revenue: { amount: 100, currency: 'AUD' } });
  expect(refused).toMatchObject({ status: 403, errorCode: 'ACCESS-DENIED' });
});
