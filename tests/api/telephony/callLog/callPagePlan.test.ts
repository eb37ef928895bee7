import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { type CallPage, keysOf } from '../../../../server/telephony/calls/callKeys.ts';
import { countByKeys } from '../../../../server/reporting/reports/rawGroups.repository.ts';
import { countByBucket } from '../../../../server/reporting/reports/rawReports.repository.ts';
import { type Scope, scopeOf } from '../../../../server/kernel/access/scope.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { eventually } from '../../../eventually.ts';

let db: Db;
let one: Scope;
let several: Scope;
let many: Scope;

beforeAll(async () => {
  ({ db } = await anApp());
  const account = await anAccount(db);
  await aCall(db, account);
  await db.execute(sql`
    insert into ${calls} (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number,
      tracking_name, tracking_source, notes)
    select account_id + place % 3, id + place, gen_random_uuid(), date_start + place * interval '1 second', t15, state, direction,
      first_time, tracking_number, tracking_name, tracking_source, repeat('note ', 50)
    from ${calls}, generate_series(1, 30000) as place where ${calls.accountId} = ${account}`);
  // A job's transaction that is older than the calls keeps vacuum from marking their pages.
  const isMarked = async () => {
    await db.execute(sql`vacuum analyze ${calls}`);
    const { rows } = await db.execute(sql`select from pg_class where relname = 'calls' and relallvisible = relpages`);
    return rows.length === 1;
  };
  await eventually(async () => expect(await isMarked()).toBe(true));
  one = scopeOf([account]);
  several = scopeOf([account, account + 1, account + 2]);
  many = scopeOf([...several.accounts, ...Array.from({ length: 60 }, (_, at) => account + 1000 + at)]);
});

const planOf = (rows: readonly object[]) => rows.map((row) => Object.values(row)[0] as string).join('\n');
const explain = async (query: SQL) => planOf((await db.execute(sql`explain ${query}`)).rows);
/** Explains what it should run, in place of its rows. */
const explaining = (): Db => ({ execute: (query: SQL) => db.execute(sql`explain ${query}`) }) as unknown as Db;

const page: CallPage = { start: 0, length: 25, orderBy: 'dateStart', order: 'desc' };

test('a page of the log comes from a date index in either order, first or deep, for few accounts or many', async () => {
  const after = { micros: Date.parse('2026-03-04T03:00:00Z') * 1000, id: 0 };
  for (const scope of [one, several, many])
    for (const order of ['asc', 'desc'] as const)
      for (const place of [{}, { after }, { before: after }]) {
        const plan = await explain(keysOf(scope, {}, { ...page, order, ...place }));
        expect(plan).toMatch(/Index (Only )?Scan( Backward)? using calls_(account_)?date/);
        expect(plan).not.toMatch(/Seq Scan on calls|Sort Key: .*\n.*\n? +-> +(Bitmap Heap|Seq)/);
      }
});

/** The pages of tables and indexes that it reads. */
async function read(query: SQL): Promise<number> {
  const { rows } = await db.execute(sql`explain (analyze, buffers, timing off, summary off) ${query}`);
  const [, hit = '0', , more = '0'] = /shared hit=(\d+)( read=(\d+))?/.exec(planOf(rows)) ?? [];
  return Number(hit) + Number(more);
}

test('a page behind a call reads nothing before it, also of a range of days', async () => {
  const after = { micros: Date.parse('2026-03-04T05:00:00Z') * 1000, id: 0 };
  const range = { dateStart: new Date('2026-03-01T00:00:00Z'), dateEnd: new Date('2026-03-10T00:00:00Z') };
  for (const scope of [one, several, many])
    for (const order of ['asc', 'desc'] as const)
      for (const place of [{ after }, { before: after }]) {
        const [all, ranged] = [{}, range].map((filter) => keysOf(scope, filter, { ...page, order, ...place }));
        expect(await read(ranged ?? sql``)).toBeLessThanOrEqual((await read(all ?? sql``)) + 10);
      }
});

test('a deep page is counted off in an index, without a sort and without reading calls', async () => {
  for (const scope of [one, several, many]) {
    const plan = await explain(keysOf(scope, { direction: 'inbound' }, { ...page, start: 20_000 }));
    expect(plan).toMatch(/Limit.*\n +-> +Index Only Scan using calls_(account_)?date/);
  }
});

test('sorts and figures read the index that covers what they need, not the calls', async () => {
  const asked = {
    scope: several,
    filter: {
      direction: 'inbound',
      dateStart: new Date('2026-03-04T01:30:00Z'),
      dateEnd: new Date('2026-03-04T02:30:00Z'),
    },
  } as const;
  const { filter } = asked;
  const everything = [{ from: 0, to: 4_000_000, offset: 40 }];
  const plans = [
    ...(['duration', 'talkTime', 'trackingName', 'accountName', 'target', 'caller', 'area', 'audio'] as const).map(
      (orderBy) => explain(keysOf(several, filter, { ...page, orderBy })),
    ),
    countByBucket(explaining(), 'day', asked, everything).then(planOf),
    countByKeys(explaining(), asked).then(planOf),
  ];
  for (const plan of await Promise.all(plans)) {
    expect(plan).toMatch(/Index Only Scan using calls_(account_)?date on calls/);
    expect(plan).not.toMatch(/(Seq|Heap|Index) Scan (using \S+ )?on calls/);
  }
});

test('a call with the longest texts that are allowed fits into the indexes', async () => {
  // What compresses worst: random characters of four bytes.
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCodePoint(0x20000 + Math.floor(Math.random() * 0xa000))).join('');
  const longest = {
    trackingName: letters(100),
    trackingSource: letters(100),
    area: letters(100),
    ivrName: letters(100),
  };
  const uuid = await aCall(db, one.accounts[0] ?? 0, { ...longest, target: letters(200), ivr: '12345678'.repeat(16) });
  const { rows } = await db.execute(sql`select length(target) as target from ${calls} where uuid = ${uuid}`);
  expect(rows).toEqual([{ target: 200 }]);
});
