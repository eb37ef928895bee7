import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import type { Lead } from '#contract/telephony/leads.contract.ts';
import { type LeadStatus, mostGrouped } from '#values/leadStatus.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let world: TestApp;

beforeAll(async () => {
  world = await anApp();
});

const [ann, annAtWork, bob] = ['+61412000001', '+61412000002', '+61412000003'];

interface Answer
  extends
    Pick<Lead, 'account' | 'status' | 'numbers' | 'changedBy'>,
    Pick<Call, 'leadStatus' | 'ownLeadStatus' | 'version'> {
  errorCode?: string;
  info?: unknown;
  bulk: string;
  changed: number;
}

/** An account with calls in the order of their days in March 2026, and what its people ask. */
async function anOffice() {
  const { app, db } = world;
  const account = await anAccount(db);
  const { email } = await aUser(db, account, ['users']);
  const { headers } = await login(app, email);
  const ask = async <Body>(url: string) => (await app.inject({ url, headers })).json<Body>();
  const send = async (method: 'PUT' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.json<Answer>();
  };
  const pathOf = (number: string) => `/v2/lead/${account}/${encodeURIComponent(number)}`;
  let day = 0;
  return {
    account,
    email,
    ask,
    send,
    aCallFrom: (caller: string | null) => {
      day += 1;
      return aCall(db, account, { caller, at: new Date(Date.UTC(2026, 2, day)).toISOString() });
    },
    set: (number: string, status: LeadStatus) => send('PUT', pathOf(number), { status }),
    setCall: (uuid: string, ownLeadStatus: LeadStatus | null, version = 1) =>
      send('PATCH', `/v2/call/${uuid}`, { version, ownLeadStatus }),
    group: (number: string, other: string) => send('POST', `${pathOf(number)}/group`, { with: other }),
    ungroup: (number: string) => send('DELETE', `${pathOf(number)}/group`),
    leads: (number: string) => ask<Lead[]>(`/v2/lead?number=${encodeURIComponent(number)}`),
    /** The uuids of the log with these parameters, oldest first. */
    log: async (query = '') =>
      (await ask<{ data: Call[] }>(`/v2/call?order=asc&${query}`)).data.map(({ uuid }) => uuid),
    statuses: async () =>
      (await ask<{ data: Call[] }>('/v2/call?order=asc')).data.map(({ leadStatus, ownLeadStatus }) => [
        leadStatus,
        ownLeadStatus,
      ]),
    history: async (number: string) =>
      (await ask<{ data: Call[] }>(`/v2/reports/history/${encodeURIComponent(number)}?order=asc`)).data.map(
        ({ uuid }) => uuid,
      ),
  };
}

test('a call has the lead status of its caller, until it gets one of its own', async () => {
  const { account, email, aCallFrom, set, setCall, statuses, leads, ask } = await anOffice();
  const calls = [await aCallFrom(ann), await aCallFrom(ann), await aCallFrom(bob), await aCallFrom(null)];
  expect(await statuses()).toEqual(calls.map(() => ['new', null]));
  expect(await leads(ann)).toEqual([
    {
      account,
      accountName: expect.any(String),
      status: 'new',
      numbers: [{ number: ann, calls: 2, lastCall: '2026-03-02T00:00:00.000Z' }],
      changedBy: null,
      changedAt: null,
    },
  ]);
  expect(await set(ann, 'qualified')).toMatchObject({ account, status: 'qualified', changedBy: email });
  await setCall(calls[1] ?? '', 'won');
  await setCall(calls[3] ?? '', 'notLead');
  expect(await statuses()).toEqual([
    ['qualified', null],
    ['won', 'won'],
    ['new', null],
    ['notLead', 'notLead'],
  ]);
  const taken = await setCall(calls[1] ?? '', null, 2);
  expect([taken.leadStatus, taken.ownLeadStatus, taken.version]).toEqual(['qualified', null, 3]);
  const { activity } = await ask<CallDetail>(`/v2/call/${calls[1]}/full`);
  const changes = activity.filter(({ kind }) => kind === 'leadStatus.changed');
  expect(changes.map(({ text }) => text)).toEqual(['won', '']);
  const audited = await world.db.select().from(auditLog).where(eq(auditLog.accountId, account));
  expect(audited.map(({ action, before, after }) => [action, before, after])).toContainEqual([
    'lead.changed',
    { status: 'new' },
    { status: 'qualified' },
  ]);
});

test('each account makes its own of a caller', async () => {
  const one = await anOffice();
  const other = await anOffice();
  for (const office of [one, other]) await office.aCallFrom(ann);
  await one.set(ann, 'spam');
  expect(await other.statuses()).toEqual([['new', null]]);
  expect((await other.leads(ann)).map(({ status }) => status)).toEqual(['new']);
});

test('the log and reports are filtered by what calls show, and leave spam out by choice', async () => {
  const { aCallFrom, set, setCall, log, ask } = await anOffice();
  const [first, second, third, withheld] = [
    await aCallFrom(ann),
    await aCallFrom(bob),
    await aCallFrom(bob),
    await aCallFrom(null),
  ];
  await set(bob, 'spam');
  await setCall(third, 'won');
  const found = (status: string) => log(`leadStatus=${status}`);
  expect(await found('notSpam')).toEqual([first, third, withheld]);
  expect(await found('spam')).toEqual([second]);
  expect(await found('new')).toEqual([first, withheld]);
  expect(await found('won')).toEqual([third]);
  expect(await found('won&leadStatus=spam')).toEqual([second, third]);
  expect(await found('lost')).toEqual([]);
  expect(await log()).toHaveLength(4);
  const total = async (query: string) => {
    const days = 'datefrom=2026-03-01&dateto=2026-03-31&timezone=UTC';
    const { rows } = await ask<{ rows: { total: number }[] }>(`/v2/reports/source?${days}&${query}`);
    return rows.map((row) => row.total);
  };
  expect([await total(''), await total('leadStatus=notSpam')]).toEqual([[4], [3]]);
  await set(bob, 'qualified');
  expect(await total('leadStatus=notSpam')).toEqual([4]);
  const sorted = await ask<{ data: Call[] }>('/v2/call?orderBy=leadStatus&order=asc');
  expect(sorted.data.map(({ leadStatus }) => leadStatus)).toEqual(['new', 'new', 'qualified', 'won']);
});

test('many calls get a lead status at once, and back what they had', async () => {
  const { aCallFrom, setCall, send, statuses } = await anOffice();
  const [first] = [await aCallFrom(ann), await aCallFrom(bob)];
  await setCall(first, 'qualified');
  const edit = { leadStatus: 'lost', preview: false };
  const { bulk, changed } = await send('POST', '/v2/call/bulk', edit);
  expect([changed, await statuses()]).toEqual([
    2,
    [
      ['lost', 'lost'],
      ['lost', 'lost'],
    ],
  ]);
  expect((await send('POST', '/v2/call/bulk', { ...edit, preview: true })).changed).toBe(0);
  await send('DELETE', `/v2/call/bulk/${bulk}`);
  expect(await statuses()).toEqual([
    ['qualified', 'qualified'],
    ['new', null],
  ]);
  expect((await send('POST', '/v2/call/bulk', { leadStatus: null, preview: false })).changed).toBe(1);
});

test('the numbers of one person have one status and one history, and are taken apart again', async () => {
  const { aCallFrom, set, group, ungroup, leads, history, statuses } = await anOffice();
  const calls = [await aCallFrom(ann), await aCallFrom(annAtWork), await aCallFrom(bob)];
  await set(annAtWork, 'won');
  const grouped = await group(ann, annAtWork);
  expect([grouped.status, grouped.numbers]).toEqual([
    'won',
    [
      { number: ann, calls: 1, lastCall: '2026-03-01T00:00:00.000Z' },
      { number: annAtWork, calls: 1, lastCall: '2026-03-02T00:00:00.000Z' },
    ],
  ]);
  expect(await statuses()).toEqual([
    ['won', null],
    ['won', null],
    ['new', null],
  ]);
  expect([await history(ann), await history(annAtWork), await history(bob)]).toEqual([
    calls.slice(0, 2),
    calls.slice(0, 2),
    calls.slice(2),
  ]);
  expect((await group(annAtWork, ann)).errorCode).toBe('WRONG-STATUS');
  expect((await group(bob, bob)).errorCode).toBe('WRONG-STATUS');
  await ungroup(annAtWork);
  expect((await leads(ann)).map(({ status, numbers }) => [status, numbers.length])).toEqual([['new', 1]]);
  expect(await statuses()).toEqual([
    ['new', null],
    ['won', null],
    ['new', null],
  ]);
  expect((await ungroup(ann)).errorCode).toBe('WRONG-STATUS');
});

test('a person has no more numbers than are meant to be', async () => {
  const { group, leads } = await anOffice();
  const number = (at: number) => `+614120001${String(at).padStart(2, '0')}`;
  for (let at = 1; at < mostGrouped; at += 1) await group(ann, number(at));
  const refused = await group(ann, bob);
  expect([refused.errorCode, refused.info]).toEqual(['LIMIT-REACHED', { limit: mostGrouped }]);
  expect((await leads(ann)).map(({ numbers }) => numbers.length)).toEqual([mostGrouped]);
});

test('however many are grouped at once, each number is in one group, which has one status', async () => {
  const { set, group, leads } = await anOffice();
  const numbers = Array.from({ length: 8 }, (_, at) => `+6141200020${at}`);
  await Promise.all(numbers.map((number, at) => set(number, at % 2 === 0 ? 'won' : 'lost')));
  await Promise.all(numbers.map((number, at) => group(number, numbers[(at + 1) % numbers.length] ?? number)));
  const found = (await Promise.all(numbers.map((number) => leads(number)))).flat();
  expect(new Set(found.map(({ status }) => status)).size).toBe(1);
  for (const lead of found) expect(lead.numbers.map((one) => one.number).toSorted()).toEqual(numbers);
});

test('nobody says anything of the callers of another account', async () => {
  const own = await anOffice();
  const { account } = await anOffice();
  const path = `/v2/lead/${account}/${encodeURIComponent(ann)}`;
  expect((await own.send('PUT', path, { status: 'won' })).errorCode).toBe('ACCESS_DENIED_ACCOUNT');
  expect((await own.send('POST', `${path}/group`, { with: bob })).errorCode).toBe('ACCESS_DENIED_ACCOUNT');
});
