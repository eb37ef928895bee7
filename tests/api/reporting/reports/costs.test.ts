import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CostRow } from '#contract/reporting/costRow.ts';
import type { SourceCost } from '#contract/telephony/sources.contract.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let world: TestApp;

beforeAll(async () => {
  world = await anApp();
});

/** An account, what it enters and what the report of March 2026 says. */
async function aMarketer(given: { parentId?: number; country?: string } = {}) {
  const { app, db } = world;
  const account = await anAccount(db, given);
  const { headers } = await login(app, (await aUser(db, account, ['admin'])).email);
  const put = async (url: string, payload: object) =>
    (await app.inject({ method: 'PUT', url, headers, payload })).json<{ errorCode?: string; info?: unknown }>();
  return {
    account,
    headers,
    calls: async (rows: GivenCall[]) => {
      for (const row of rows) await aCall(db, account, { trackingSource: 'Google', ...row });
    },
    enter: (source: string, month: string, amount: number | null, currency = 'AUD') =>
      put('/v2/source/cost', { account, source, month, cost: amount === null ? null : { amount, currency } }),
    status: (number: string, status: string) => put(`/v2/lead/${account}/${encodeURIComponent(number)}`, { status }),
    costs: async () => (await app.inject({ url: '/v2/source/cost', headers })).json<SourceCost[]>(),
    report: async (query = 'datefrom=2026-03-01&dateto=2026-03-31') =>
      (await app.inject({ url: `/v2/reports/costs?timezone=UTC&${query}`, headers })).json<{ rows: CostRow[] }>().rows,
    rename: (source: string, to: string) =>
      app.inject({ method: 'POST', url: '/v2/source', headers, payload: { account, source, to } }),
  };
}

const [ann, bob, cid] = ['+61412000001', '+61412000002', '+61412000003'];
const aud = (amount: number) => [{ amount, currency: 'AUD' }];

test('a source costs what was entered, for each lead and each sale that it brought', async () => {
  const { calls, enter, status, report } = await aMarketer();
  await calls([
    { caller: ann, revenue: 50_000, revenueCurrency: 'AUD' },
    { caller: ann },
    { caller: bob },
    { caller: cid },
    { caller: null },
    { caller: null },
    { caller: bob, trackingSource: 'Radio' },
  ]);
  await status(ann, 'won');
  await status(cid, 'spam');
  await enter('google', '2026-03', 31_000);
  const google = { source: 'Google', total: 6, leads: 4, won: 1, revenue: aud(50_000) };
  const radio = {
    source: 'Radio',
    total: 1,
    leads: 1,
    won: 0,
    revenue: [],
    cost: [],
    costPerLead: [],
    costPerSale: [],
  };
  expect(await report()).toEqual([
    { ...google, cost: aud(31_000), costPerLead: aud(7_750), costPerSale: aud(31_000) },
    radio,
  ]);
  const [aDay] = await report('datefrom=2026-03-04&dateto=2026-03-04');
  expect([aDay?.cost, aDay?.costPerLead]).toEqual([aud(1_000), aud(250)]);
  expect(await report('datefrom=2026-03-01&dateto=2026-03-31&trackingSource=radio')).toEqual([radio]);
});

test('who calls from two numbers is one lead, and a source without calls is listed for its cost', async () => {
  const { account, headers, calls, enter, report } = await aMarketer();
  await calls([
    { caller: ann },
    { caller: bob },
    { caller: cid, at: '2025-03-04T01:00:00Z', trackingSource: 'Leaflet' },
  ]);
  const url = `/v2/lead/${account}/${encodeURIComponent(ann)}/group`;
  await world.app.inject({ method: 'POST', url, headers, payload: { with: bob } });
  await enter('leaflet', '2026-03', 9_900);
  expect(
    (await report()).map(({ source, total, leads, cost, costPerLead }) => [source, total, leads, cost, costPerLead]),
  ).toEqual([
    ['Google', 2, 1, [], []],
    ['leaflet', 0, 0, aud(9_900), []],
  ]);
});

test('a cost is changed and removed, and goes with its source to another name', async () => {
  const { account, calls, enter, costs, rename } = await aMarketer();
  await calls([{}, { trackingSource: 'Adwords' }]);
  await enter('Google', '2026-03', 100);
  await enter('google', '2026-03', 200);
  await enter('Adwords', '2026-03', 50);
  await enter('Adwords', '2026-02', 70);
  await enter('Adwords', '2026-01', 70);
  await enter('Adwords', '2026-01', null);
  const shown = async () => (await costs()).map(({ source, month, cost }) => [source, month, cost.amount]);
  expect(await shown()).toEqual([
    ['Adwords', '2026-03', 50],
    ['google', '2026-03', 200],
    ['Adwords', '2026-02', 70],
  ]);
  await rename('Adwords', 'Google');
  expect(await shown()).toEqual([
    ['Google', '2026-03', 250],
    ['Google', '2026-02', 70],
  ]);
  await rename('Google', 'GOOGLE');
  expect(await shown()).toEqual([
    ['GOOGLE', '2026-03', 250],
    ['GOOGLE', '2026-02', 70],
  ]);
  const audited = await world.db.select().from(auditLog).where(eq(auditLog.accountId, account));
  const changes = audited.filter(({ action }) => action === 'sourceCost.changed');
  expect(changes.map(({ before, after }) => [before, after])).toContainEqual([
    { cost: { amount: 100, currency: 'AUD' } },
    { cost: { amount: 200, currency: 'AUD' } },
  ]);
});

test('what no source of the account is, and another currency, is refused', async () => {
  const { calls, enter, costs } = await aMarketer();
  const other = await aMarketer({ country: 'IT' });
  await calls([{}]);
  await other.calls([{}]);
  expect((await enter('Gogle', '2026-03', 100)).errorCode).toBe('NOT-FOUND');
  expect(await enter('Google', '2026-03', 100, 'EUR')).toMatchObject({
    errorCode: 'WRONG-CURRENCY',
    info: { currency: 'AUD' },
  });
  expect((await enter('Google', '2026-13', 100)).errorCode).toBe('INVALID-PAYLOAD');
  expect((await other.enter('Google', '2026-03', 100, 'EUR')).errorCode).toBeUndefined();
  expect(await costs()).toEqual([]);
});
