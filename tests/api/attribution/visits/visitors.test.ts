import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import type { Visitor } from '#contract/attribution/visitors.contract.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { webLeases, webPoolNumbers, webVisits } from '../../../../server/kernel/db/schema/websites.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls, aScript } from '../../carriers/aCarrier.ts';
import { aSite, visitTo } from './aSite.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anAppWithCalls();
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
});

type Failed = { errorCode?: string };

const ask = async <Answer>(method: 'GET' | 'DELETE', url: string, by = headers) =>
  (await world.app.inject({ method, url, headers: by })).json<Answer & Failed>();
const pathOf = (visitor: string) => `/v2/web/visitors/${visitor}`;

const ga = '_ga=GA1.1.17.19; _ga_ABCD1234=GS2.1.s5$o1';

/** Somebody from an ad who saw two pages and called. */
async function aCaller() {
  const actionId = await aFlow(world.db, account);
  const site = await aSite(world.db, account, 2, { number: { action: 'flow', actionId } });
  const { visitor, swaps } = await visitTo(world.app, site, { path: '/roofs?gclid=g1', ga });
  await visitTo(world.app, site, { visitor, path: '/contact', referrer: `https://${site.domain}/roofs` });
  const from = `+614${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const placed = await world.carrier.placeCall(aScript(swaps[0]?.to ?? '', { from }), {
    start: Date.now(),
    speed: 100,
  });
  await placed.ended;
  const [call = ''] = (await ask<Visitor>('GET', pathOf(visitor))).calls;
  return { site, visitor, call, from };
}

test('all that is kept of a visitor is exported', async () => {
  const { visitor, call, site } = await aCaller();
  const kept = await ask<Visitor>('GET', pathOf(visitor));
  expect(kept).toMatchObject({
    visitor,
    visits: [
      {
        visitor,
        source: 'google',
        medium: 'paid',
        device: 'desktop',
        analytics: { client: '17.19', sessions: { 'G-ABCD1234': '5' } },
      },
    ],
    calls: [call],
  });
  expect(kept.visits[0]?.pages.map(({ page }) => page)).toEqual([`${site.domain}/roofs`, `${site.domain}/contact`]);
});

test('an erased visitor is nowhere any more, and the call keeps its source', async () => {
  const { visitor, call, from } = await aCaller();
  const other = await aCaller();
  expect(await ask('DELETE', pathOf(visitor))).toEqual({ visits: 1, calls: 1 });
  expect((await ask('GET', pathOf(visitor))).errorCode).toBe('NOT-FOUND');
  expect((await ask('DELETE', pathOf(visitor))).errorCode).toBe('NOT-FOUND');
  const detail = await ask<CallDetail>('GET', `/v2/call/${call}/full`);
  expect(detail).toMatchObject({
    visit: { source: 'google', medium: 'paid' },
    attribution: { rule: 'click-id', possible: [], pages: [] },
  });
  expect(await ask('GET', `/v2/reports/history/${encodeURIComponent(from)}/visits`)).toEqual([]);
  // No text of any table has the id.
  const { rows: tables } = await world.db.execute<{ name: string }>(sql`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const left: string[] = [];
  for (const { name } of tables) {
    const found = await world.db.execute(
      sql`select from ${sql.identifier(name)} kept where kept::text like ${`%${visitor}%`} limit 1`,
    );
    if (found.rowCount !== 0) left.push(name);
  }
  expect(left).toEqual([]);
  expect(await ask<Visitor>('GET', pathOf(other.visitor))).toMatchObject({ calls: [other.call] });
  const [entry] = await world.db.select().from(auditLog).where(eq(auditLog.action, 'visitor.erased'));
  expect(entry).toMatchObject({ accountId: account, subject: 'visitor' });
});

test('the number of an erased visitor rests as long as it would have', async () => {
  const { visitor } = await aCaller();
  const held = () => world.db.select().from(webPoolNumbers).where(eq(webPoolNumbers.visitorId, visitor));
  const [before] = await held();
  await ask('DELETE', pathOf(visitor));
  expect(await held()).toEqual([]);
  const [after] = await world.db
    .select()
    .from(webPoolNumbers)
    .where(eq(webPoolNumbers.did, before?.did ?? ''));
  expect(after?.heldUntil).toEqual(before?.heldUntil);
  const visits = await world.db.select().from(webVisits).where(eq(webVisits.visitorId, visitor));
  const leases = await world.db
    .select()
    .from(webLeases)
    .where(eq(webLeases.did, before?.did ?? ''));
  expect([visits, leases]).toEqual([[], []]);
});

test('a visitor of others is not found, and a configurer erases nobody', async () => {
  const { visitor } = await aCaller();
  const stranger = await login(world.app, (await aUser(world.db, await anAccount(world.db))).email);
  const configurer = await login(world.app, (await aUser(world.db, account, ['conf'])).email);
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await ask(method, pathOf(visitor), stranger.headers)).errorCode).toBe('NOT-FOUND');
    const refused = await world.app.inject({ method, url: pathOf(visitor), headers: configurer.headers });
    expect(refused.statusCode).toBe(403);
  }
  expect((await ask('GET', pathOf(randomUUID()))).errorCode).toBe('NOT-FOUND');
});
