import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aWebsite } from '../../../builders/api/aWebsite.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';
import { anAppWithCalls, aScript } from '../../carriers/aCarrier.ts';
import { aSite, type Page, pageNumber, type Site, visitTo } from './aSite.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anAppWithCalls();
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
});

const visit = (site: Site, page: Page = {}) => visitTo(world.app, site, page);

async function aSiteWithFlow(size: number, flow?: string) {
  const actionId = flow ?? (await aFlow(world.db, account));
  return aSite(world.db, account, size, { holdSeconds: 1, number: { action: 'flow', actionId } });
}

let callers = 0;

/** Calls a number as somebody new; returns the call as the log and its page have it. */
async function callTo(did: string) {
  const from = `+6141200${String(++callers).padStart(4, '0')}`;
  const placed = await world.carrier.placeCall(aScript(did, { from }), { start: Date.now(), speed: 100 });
  await placed.ended;
  const log = await world.app.inject({ url: `/v2/call?search=${encodeURIComponent(from)}`, headers });
  const [call] = log.json<{ data: Call[] }>().data;
  if (!call) throw new Error('the call is not in the log');
  const detail = await world.app.inject({ url: `/v2/call/${call.uuid}/full`, headers });
  return { call, detail: detail.json<CallDetail>() };
}

/** As if the visits of a website had been so long ago. */
async function letPass(site: Site, minutes: number) {
  const by = sql`make_interval(mins => ${minutes})`;
  await world.db.execute(sql`update web_visits set started_at = started_at - ${by}, last_seen_at = last_seen_at - ${by}
    where website_id = ${site.id}`);
  await world.db.execute(sql`update web_leases set "from" = "from" - ${by}, until = until - ${by}
    where visit_id in (select id from web_visits where website_id = ${site.id})`);
  await world.db.execute(
    sql`update web_pool_numbers set held_until = held_until - ${by} where did = any(${sql.param(site.pool)}::text[])`,
  );
}

describe('a call to a number of a pool', () => {
  test('comes from the visit that has it: source, pages and why', async () => {
    const site = await aSiteWithFlow(1);
    const first = await visit(site, { path: '/roofs?gclid=g1&utm_campaign=Spring&utm_term=metal%20roof' });
    await visit(site, { visitor: first.visitor, path: '/contact', referrer: `https://${site.domain}/roofs` });
    const { call, detail } = await callTo(site.pool[0] ?? '');
    expect(call).toMatchObject({ web: { source: 'google', medium: 'paid' }, web_source: 'google', web_medium: 'paid' });
    expect(detail.visit).toEqual({
      source: 'google',
      medium: 'paid',
      campaign: 'Spring',
      keyword: 'metal roof',
      device: 'desktop',
      landing: `${site.domain}/roofs`,
      conversion: `${site.domain}/contact`,
      confidence: expect.closeTo(0.99, 1) as number,
    });
    const visits = await world.app.inject({
      url: `/v2/reports/history/${encodeURIComponent(call.caller ?? '')}/visits`,
      headers,
    });
    expect(visits.json()).toMatchObject([
      {
        id: first.visit,
        source: 'google',
        campaign: 'Spring',
        pages: [{ page: `${site.domain}/roofs` }, { page: `${site.domain}/contact` }],
      },
    ]);
    expect(detail.attribution).toMatchObject({
      rule: 'click-id',
      evidence: 'gclid',
      alone: true,
      visits: 1,
      possible: [{ visit: first.visit, source: 'google', medium: 'paid', minutes: 0 }],
      pages: [{ page: `${site.domain}/roofs` }, { page: `${site.domain}/contact` }],
    });
  });

  test('comes from the last visit that had it, with less confidence the longer ago that was', async () => {
    const site = await aSiteWithFlow(1);
    await visit(site, { path: '/?gclid=g1' });
    const confidence: number[] = [];
    for (const minutes of [0, 10, 30]) {
      await letPass(site, minutes);
      const { detail } = await callTo(site.pool[0] ?? '');
      expect(detail.visit?.source).toBe('google');
      confidence.push(detail.visit?.confidence ?? 0);
    }
    expect(confidence.toSorted((one, other) => other - one)).toEqual(confidence);
    expect(new Set(confidence).size).toBe(3);
  });

  test('comes from nobody weeks after the last visit', async () => {
    const site = await aSiteWithFlow(1);
    await visit(site, { path: '/?gclid=g1' });
    await letPass(site, 20 * 1440);
    const { call, detail } = await callTo(site.pool[0] ?? '');
    expect([call.web, detail.visit, detail.attribution]).toEqual([{ source: null, medium: null }, null, null]);
  });

  test('after the number went to the next visitor comes from that one, and says who else it may be', async () => {
    const site = await aSiteWithFlow(1);
    const before = await visit(site, { path: '/?gclid=g1' });
    await letPass(site, 30);
    const after = await visit(site, { referrer: 'https://www.facebook.com/' });
    const { detail } = await callTo(site.pool[0] ?? '');
    expect(detail.visit).toMatchObject({ source: 'facebook', medium: 'social' });
    expect(detail.attribution?.possible.map((each) => each.visit)).toEqual([after.visit, before.visit]);
  });
});

test('a call to a number that all from one source see has their source, and names none of many visits', async () => {
  const site = await aSiteWithFlow(1);
  for (let each = 0; each < 3; each++) await visit(site, { path: `/${each}?msclkid=${each}` });
  const { detail } = await callTo(site.fixed);
  expect(detail.visit).toMatchObject({ source: 'bing', medium: 'paid', landing: null, campaign: null });
  expect(detail.visit?.confidence).toBeGreaterThan(0.9);
  expect(detail.attribution).toMatchObject({ alone: false, visits: 3, pages: [] });
});

test('a call that tries a flow out comes from no visit', async () => {
  const site = await aSiteWithFlow(1);
  await visit(site, { path: '/?gclid=g1' });
  const url = `/v2/number/${encodeURIComponent(site.pool[0] ?? '')}/testcall`;
  const payload = { caller: '+61398765432', keys: [], agent: 'answers', talkSeconds: 1, speed: 100 };
  const placed = await world.app.inject({ method: 'POST', url, headers, payload });
  const { call } = placed.json<{ call: string }>();
  await eventually(async () => {
    const answer = await world.app.inject({ url: `/v2/call/${call}/full`, headers });
    expect(answer.json<CallDetail>()).toMatchObject({ call: { state: 'ended' }, visit: null, attribution: null });
  });
});

test('the step “caller” knows medium, campaign and landing page', async () => {
  const branch = (fact: string, value: string) => ({
    id: fact,
    name: fact,
    any: [{ all: [{ fact, not: false, operator: 'is', value }] }],
  });
  for (const [fact, value] of [
    ['medium', 'paid'],
    ['campaign', 'spring'],
    ['landingPage', (site: Site) => `${site.domain}/roofs`],
  ] as const) {
    const site = await aSiteWithFlow(1);
    const branches = [branch(fact, typeof value === 'string' ? value : value(site))];
    const flow = aFlowDocument({
      nodes: [
        aNode('start', 'start'),
        aNode('who', 'caller', { branches }),
        aNode('known', 'tag', { tags: ['Known'], score: 1 }),
        aNode('bye', 'hangup'),
      ],
      edges: [
        { id: 'e1', from: 'start', exit: 'next', to: 'who' },
        { id: 'e2', from: 'who', exit: `caller-${fact}`, to: 'known' },
        { id: 'e3', from: 'who', exit: 'otherwise', to: 'bye' },
        { id: 'e4', from: 'known', exit: 'next', to: 'bye' },
      ],
    });
    const actionId = await aFlow(world.db, account, flow);
    await world.db
      .update(numbers)
      .set({ actionId })
      .where(eq(numbers.did, site.pool[0] ?? ''));
    expect((await callTo(site.pool[0] ?? '')).call.tags).toEqual([]);
    await visit(site, { path: '/roofs?gclid=g1&utm_campaign=Spring' });
    expect((await callTo(site.pool[0] ?? '')).call.tags).toEqual(['Known']);
  }
});

describe('a call to a number of an account that shares the website', () => {
  /** A website of the account that shows a number of one below it. */
  async function aSharedSite(shares: (below: number) => number[]) {
    const below = await anAccount(world.db, { parentId: account });
    const { did } = await aNumber(world.db, below, { action: 'flow', actionId: await aFlow(world.db, below) });
    const id = randomUUID();
    const domain = `${id.slice(0, 8)}.example`;
    const all = { medium: 'any', source: 'any', landing: null, campaign: null, target: null } as const;
    const code = await aWebsite(world.db, account, {
      id,
      domain,
      shares: shares(below),
      numbers: [{ number: pageNumber, replacement: 'text' }],
      rules: [{ ...all, id: randomUUID(), show: { type: 'number', number: did } }],
    });
    await visitTo(world.app, { code, domain }, { path: '/roofs?gclid=g1' });
    return callTo(did);
  }

  test('comes from the visit, with its pages', async () => {
    const { detail } = await aSharedSite((below) => [below]);
    expect(detail).toMatchObject({
      visit: { source: 'google', medium: 'paid' },
      attribution: { pages: [{ page: expect.stringMatching(/\/roofs$/) as string }] },
    });
  });

  test('comes from nowhere once it is shared no longer', async () => {
    const { detail } = await aSharedSite(() => []);
    expect(detail).toMatchObject({ visit: null, attribution: null });
  });
});
