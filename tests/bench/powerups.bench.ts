import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { CallCondition } from '#values/callConditions.ts';
import { scopeOf } from '../../server/kernel/access/scope.ts';
import type { Actor } from '../../server/kernel/access/actor.ts';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { tagBackfills } from '../../server/kernel/db/schema/smartTags.ts';
import { recordSales } from '../../server/powerups/sales/recordSales.ts';
import type { SaleLine } from '../../server/powerups/sales/readSaleFile.ts';
import { trySmartTag } from '../../server/powerups/smartTags/trySmartTag.ts';
import { walkBackfills } from '../../server/powerups/smartTags/walkBackfills.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aSmartTag } from '../builders/api/aSmartTag.ts';
import { pastCalls } from '../builders/api/pastCalls.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';

const sold = 100_000;
const dayMs = 86_400_000;
const conditions: CallCondition[] = [
  { kind: 'talkTime', not: false, min: 60 },
  { kind: 'trackingSource', not: false, is: ['Google'] },
  { kind: 'hours', not: true, days: [6, 7], from: 0, to: 24 },
];

/** Smart tags tried on and given to past calls, and sales attributed to them, on the product’s own database. */
export async function benchPowerups(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-bench-'));
  const cluster = await openCluster(folder);
  const { db, close } = await openRunDatabase({ ...cluster.connection, database: 'postgres' });
  try {
    return [await trialOf(db, 10_000, 300), await trialOf(db, 1_000_000, 5000), ...(await backfillAndSales(db))];
  } finally {
    await close();
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const actorOf = (db: Db, account: number): Actor => {
  const author = { userId: 1, email: 'ann@example.test', accountId: account, address: '127.0.0.1' };
  return { db, system: db, scope: scopeOf([account]), author, now: new Date() } as unknown as Actor;
};

async function trialOf(db: Db, count: number, budget: number): Promise<Figure> {
  const account = await anAccount(db, { timezone: 'Australia/Sydney' });
  await db.execute(sql`
    insert into calls (account_id, id, uuid, date_start, date_stop, t15, duration, talk_time, state, status, direction, caller,
      first_time, tracking_number, tracking_name, tracking_source)
    select ${account}, extract(epoch from at)::bigint * 4096000 + n % 4096, gen_random_uuid(), at, at, 0, n % 300, n % 200, 2, n % 3, 0,
      '+614' || (10000000 + n), n % 2 = 0, '+61390000001', 'Website', (array['Google', 'Bing', 'Radio'])[1 + n % 3]
    from (select n, now() - (n::float8 / ${count}) * interval '89 days' as at from generate_series(1, ${count}::int) n) made`);
  await db.execute(sql`analyze calls`);
  const given = { account, name: 'Good lead', match: 'all' as const, conditions, subAccounts: false, days: 90 };
  const runs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    const { matching } = await trySmartTag(actorOf(db, account), given);
    if (matching === 0) throw new Error('some calls match');
    runs.push(performance.now() - start);
  }
  const name = `smart tag tried on ${count.toLocaleString('en')} calls`;
  return { name, value: median(runs.slice(1)), unit: 'ms', budget };
}

async function backfillAndSales(db: Db): Promise<Figure[]> {
  const account = await anAccount(db);
  const first = Date.now() - 80 * dayMs;
  const buyer = (at: number) => `+614${10_000_000 + at}`;
  for (let done = 0; done < sold; done += 5000)
    await pastCalls(
      db,
      account,
      Array.from({ length: 5000 }, (_, at) => ({ at: first + (done + at) * 1000, caller: buyer(done + at) })),
    );
  await db.execute(sql`analyze calls`);
  await aSmartTag(db, account, { since: new Date() });
  const period = { from: new Date(first), until: new Date(), startedAt: new Date() };
  await db.update(tagBackfills).set({ ...period, state: 'running', calls: sold });
  const walking = performance.now();
  await walkBackfills({ db, now: () => new Date(), stopping: new AbortController().signal });
  const walked = (performance.now() - walking) / 1000;
  const order = {
    account,
    source: 'csv',
    fileName: 'sales.csv',
    invalid: 'refuse',
    match: 'lastAnswered',
    days: 90,
  } as const;
  const date = new Date().toISOString();
  function* lines(): Generator<SaleLine> {
    for (let at = 0; at < sold; at += 1) {
      const value = { amount: 100 + at, currency: 'AUD' };
      yield { line: at + 2, sale: { phone: buyer(at), date, value, orderId: `S-${at}`, stage: null } };
    }
  }
  const before = process.memoryUsage().rss;
  const recording = performance.now();
  const { matched } = await recordSales(actorOf(db, account), order, lines(), () => Promise.resolve());
  const recorded = (performance.now() - recording) / 1000;
  if (matched !== sold) throw new Error('every sale has a call');
  return [
    { name: 'smart tag given to 100,000 past calls', value: walked, unit: 's' },
    { name: '100,000 sales attributed', value: recorded, unit: 's', budget: 60 },
    { name: '100,000 sales attributed: memory', value: (process.memoryUsage().rss - before) / 2 ** 20, unit: 'MB' },
  ];
}
