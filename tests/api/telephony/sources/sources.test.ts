import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, calls } from '../../../../server/kernel/db/schema/all.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

async function aWorld() {
  const { app, db } = await anApp();
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account, ['admin'])).email);
  const get = async <Body>(url: string) => (await app.inject({ url, headers })).json<Body>();
  return { app, db, account, headers, get };
}

test('a source is one in filters and reports, however its calls spell it, also beside earlier days', async () => {
  const { db, account, get } = await aWorld();
  for (const [at, trackingSource] of [
    ['2026-03-01T01:00:00Z', 'website'],
    ['2026-03-04T01:00:00Z', 'website'],
    ['2026-03-04T02:00:00Z', 'Website'],
    ['2026-03-04T03:00:00Z', 'WEBSITE '],
    ['2026-03-04T04:00:00Z', 'Radio'],
  ] as const)
    await aCall(db, account, { at, trackingSource: trackingSource.trim() });
  const days = 'datefrom=2026-03-03&dateto=2026-03-05&timezone=UTC';
  const { rows, before } = await get<{
    rows: { source: string; total: number }[];
    before: { rows: { source: string; total: number }[] };
  }>(`/v2/reports/source?${days}&compare=previous`);
  expect(rows.map(({ source, total }) => [source, total])).toEqual([
    ['WEBSITE', 3],
    ['Radio', 1],
  ]);
  expect(before.rows.map(({ source, total }) => [source, total])).toEqual([['WEBSITE', 1]]);
  for (const spelling of ['website', 'WebSite'])
    expect(
      (await get<{ recordsFiltered: number }>(`/v2/call?${days}&trackingSource=${spelling}`)).recordsFiltered,
    ).toBe(3);
  const top = await get<{ rows: { actions: { calls: string } }[] }>(`/v2/reports/groupList/source?${days}`);
  const counts = top.rows.map(({ actions }) => get<{ recordsFiltered: number }>(`/v2/call?${days}&${actions.calls}`));
  expect((await Promise.all(counts)).map(({ recordsFiltered }) => recordsFiltered)).toEqual([3, 1]);
});

test('a number takes the spelling that other numbers of its account have, and may correct its own', async () => {
  const { app, db, account, headers } = await aWorld();
  const rest = { name: 'Main line' };
  await aNumber(db, account, { source: 'Website' });
  const { did } = await aNumber(db, account, { source: 'Radio' });
  await aNumber(db, await anAccount(db), { source: 'RADIO' });
  let version = 1;
  const change = async (source: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/v2/number/${did}`,
      headers,
      payload: { ...rest, source, version },
    });
    const changed = answer.json<{ source: string; version: number }>();
    version = changed.version;
    return changed.source;
  };
  expect(await change('wEBSITE')).toBe('Website');
  expect(await change('radio')).toBe('radio');
  expect(await change('Radio')).toBe('Radio');
});

interface Listed {
  source: string;
  spellings: string[];
  numbers: number;
  calls: number;
}

test('sources are listed once, with their spellings and what has them; cancelled numbers and tests don’t count', async () => {
  const { db, account, get } = await aWorld();
  await aNumber(db, account, { source: 'Website' });
  await aNumber(db, account, { source: 'Leaflet', status: 'cancelled' });
  await aCall(db, account, { trackingSource: 'website' });
  await aCall(db, account, { trackingSource: 'Website' });
  await aCall(db, account, { trackingSource: 'Radio', test: true });
  await aNumber(db, await anAccount(db), { source: 'Elsewhere' });
  expect(await get<Listed[]>('/v2/source')).toEqual([
    { account, source: 'Website', spellings: ['Website', 'website'], numbers: 1, calls: 2 },
  ]);
});

test('a renamed source has its name in numbers, past calls and reports, and each call says so', async () => {
  const { app, db, account, headers, get } = await aWorld();
  const { did } = await aNumber(db, account, { source: 'adwords' });
  await aNumber(db, account, { source: 'Google Ads' });
  const call = await aCall(db, account, { trackingSource: 'AdWords' });
  const other = await aCall(db, await anAccount(db), { trackingSource: 'adwords' });
  const rename = (source: string, to: string) =>
    app.inject({ method: 'POST', url: '/v2/source', headers, payload: { account, source, to } });
  const renamed = await rename('ADWORDS', 'google ads');
  expect([renamed.statusCode, renamed.json()]).toEqual([200, { source: 'Google Ads', numbers: 1, calls: 1 }]);
  expect(await get<Listed[]>('/v2/source')).toEqual([
    { account, source: 'Google Ads', spellings: ['Google Ads'], numbers: 2, calls: 1 },
  ]);
  const detail = await get<{ call: { trackingSource: string }; activity: { kind: string; text: string }[] }>(
    `/v2/call/${call}/full`,
  );
  expect(detail.call.trackingSource).toBe('Google Ads');
  expect(detail.activity.map(({ kind, text }) => [kind, text])).toContainEqual(['source.renamed', 'Google Ads']);
  const number = (await get<{ did: string; version: number }[]>('/v2/number')).find((each) => each.did === did);
  expect(number?.version).toBe(2);
  const [untouched] = await db.select().from(calls).where(eq(calls.uuid, other));
  expect(untouched?.trackingSource).toBe('adwords');
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'source.renamed'));
  expect(entry).toMatchObject({
    accountId: account,
    subject: 'source ADWORDS',
    before: { source: 'ADWORDS' },
    after: { source: 'Google Ads', numbers: 1, calls: 1 },
  });
  expect((await rename('adwords', 'Radio')).json()).toMatchObject({ errorCode: 'NOT-FOUND' });
  expect((await rename('google ads', 'GOOGLE ADS')).json()).toEqual({ source: 'GOOGLE ADS', numbers: 2, calls: 1 });
});
