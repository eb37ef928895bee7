import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deleteOldVisits } from '../../../../server/attribution/visits/deleteOldVisits.ts';
import { learnCallDelays } from '../../../../server/attribution/visits/learnCallDelays.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { webCallRates, webLeases, webVisits } from '../../../../server/kernel/db/schema/websites.ts';
import { noDelays, ratesOf } from '../../../../src/attribution/callDelays.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aDid } from '../../../builders/api/aNumber.ts';
import { aWebsite } from '../../../builders/api/aWebsite.ts';

const now = new Date('2026-11-20T03:17:00Z');
const [minute, day] = [60_000, 86_400_000];

let db: Db;
let account: number;

beforeAll(async () => {
  db = await aDatabase();
  account = await anAccount(db);
});

/** A visit of three minutes that saw a number, so many milliseconds ago. */
async function aVisit(websiteId: string, ago: number, did = aDid()): Promise<string> {
  const [id, startedAt] = [randomUUID(), new Date(now.getTime() - ago)];
  const lastSeenAt = new Date(startedAt.getTime() + 3 * minute);
  const touch = {
    source: 'google',
    medium: 'paid',
    landing: 'shop.example/',
    rule: 'click-id',
    evidence: 'gclid',
  } as const;
  const visit = {
    accountId: account,
    id,
    websiteId,
    visitorId: randomUUID(),
    creditedId: id,
    device: 'mobile',
  } as const;
  await db.insert(webVisits).values({ ...visit, ...touch, startedAt, lastSeenAt });
  await db
    .insert(webLeases)
    .values({ accountId: account, id: randomUUID(), did, visitId: id, poolId: null, from: startedAt });
  return id;
}

test('visits are kept as long as their website says, and leases for 90 days', async () => {
  const [short, long] = [randomUUID(), randomUUID()];
  await aWebsite(db, account, { id: short, windowDays: 10, retentionDays: 10 });
  await aWebsite(db, account, { id: long, retentionDays: 400 });
  const kept = [await aVisit(short, 9 * day), await aVisit(long, 89 * day), await aVisit(long, 399 * day)];
  await aVisit(short, 11 * day);
  await aVisit(long, 401 * day);
  await aVisit(randomUUID(), day);
  await deleteOldVisits(db, now);
  const visits = await db.select({ id: webVisits.id }).from(webVisits);
  expect(visits.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  const leases = await db.select({ visitId: webLeases.visitId }).from(webLeases);
  expect(leases.map(({ visitId }) => visitId)).toEqual(expect.arrayContaining(kept.slice(0, 2)));
  expect(leases.map(({ visitId }) => visitId)).not.toContain(kept[2]);
});

test('thousands are deleted, however many fit into one statement', async () => {
  const website = randomUUID();
  await aWebsite(db, account, { id: website, windowDays: 1, retentionDays: 1 });
  const id = await aVisit(website, 5 * day);
  await db.execute(sql`insert into web_visits select account_id, gen_random_uuid(), website_id, visitor_id, started_at, last_seen_at,
    credited_id, source, medium, campaign, keyword, content, click_ids, landing, referrer, rule, evidence, device, pages
    from web_visits, generate_series(1, 4500) where id = ${id}`);
  await deleteOldVisits(db, now);
  expect(await db.$count(webVisits, eq(webVisits.websiteId, website))).toBe(0);
});

test('a website whose visitors call later than most teaches that, and one with few calls nothing', async () => {
  const [late, few] = [randomUUID(), randomUUID()];
  await aWebsite(db, account, { id: late });
  await aWebsite(db, account, { id: few });
  const dids = Array.from({ length: 60 }, () => aDid());
  for (const [index, did] of dids.entries()) {
    const ago = (index + 1) * 6 * 60 * minute;
    await aVisit(index < 55 ? late : few, ago, did);
    const at = new Date(now.getTime() - ago + 33 * minute).toISOString();
    await aCall(db, account, { trackingNumber: did, at, firstTime: true, caller: `+6141230${1000 + index}` });
  }
  await learnCallDelays(db, now);
  const [learnt, ...others] = await db.select().from(webCallRates);
  expect(others).toEqual([]);
  expect(learnt).toMatchObject({ websiteId: late, calls: 55, learntAt: now });
  const usual = ratesOf(noDelays);
  // A call after half an hour is in the fourth span.
  expect(learnt?.after[3]).toBeGreaterThan((usual.after[3] ?? 0) * 10);
  expect(learnt?.during).toBeLessThan(usual.during);
});

test('calls of accounts that a website is shared with teach it too, and those of others do not', async () => {
  const other = await anAccount(db);
  const [shared, own] = [randomUUID(), randomUUID()];
  await aWebsite(db, account, { id: shared, shares: [other] });
  await aWebsite(db, account, { id: own });
  for (let index = 0; index < 50; index += 1) {
    const [did, ago] = [aDid(), (index + 1) * 6 * 60 * minute];
    await aVisit(index % 2 === 0 ? shared : own, ago, did);
    const at = new Date(now.getTime() - ago + 4 * minute).toISOString();
    await aCall(db, other, { trackingNumber: did, at, firstTime: true, caller: `+6141240${1000 + index}` });
  }
  await learnCallDelays(db, now);
  const learnt = await db.select().from(webCallRates);
  const of = (website: string) => learnt.find(({ websiteId }) => websiteId === website)?.calls;
  expect([of(shared), of(own)]).toEqual([25, undefined]);
});
