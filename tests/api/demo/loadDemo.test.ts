import { sql } from 'drizzle-orm';
import { parseBuffer } from 'music-metadata';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { demoLogins } from '../../../server/demo/demoLogins.ts';
import { loadDemo } from '../../../server/demo/loadDemo.ts';
import { audioStoreWithDemo } from '../../../server/demo/recordings/demoRecordings.ts';
import { isPassword } from '../../../server/tenancy/sessions/passwords.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';

const password = 'trunkline-demo';
const now = new Date('2026-11-21T05:00:00Z');
let db: Db;

beforeAll(async () => {
  db = await aDatabase();
  await loadDemo(db, { password, now });
}, 120_000);

async function rowsOf(query: ReturnType<typeof sql>, from = db): Promise<Record<string, unknown>[]> {
  return (await from.execute(query)).rows;
}

test('loads a complete demo', async () => {
  const [counts] = await rowsOf(sql`
    select (select count(*)::int from accounts) as accounts, (select count(*)::int from users) as users,
      (select count(*)::int from numbers where action = 'flow') as numbers,
      (select count(*)::int from did_directory) as dids,
      (select count(*)::int from flow_versions) as flows, (select count(*)::int from calls) as calls,
      (select count(*)::int from calls where state <> 2 or status is null) as unended,
      (select count(distinct call_uuid)::int from call_events) as told`);
  expect(counts).toEqual({
    accounts: 18,
    users: 8,
    numbers: 42,
    dids: 43,
    flows: 16,
    calls: 21_300,
    unended: 0,
    told: 20_000,
  });
});

test('somebody has texts: conversations, a campaign with its outcome, opt-outs, and credit that its ledger explains', async () => {
  const [counts] = await rowsOf(sql`
    select (select count(*)::int from conversations) as conversations, (select count(*)::int from opt_outs) as out,
      (select count(*)::int from messages where campaign_id is not null and state = 'delivered') as delivered,
      (select count(*)::int from messages where campaign_id is not null and state = 'undelivered') as undelivered,
      (select sum(balance)::bigint from sms_credits) - (select sum(amount)::bigint from credit_entries) as unexplained,
      (select sum(amount)::bigint from credit_entries where kind = 'charge')
        + (select sum(charge)::bigint from messages where charge is not null) as uncharged`);
  const told = { conversations: 7, out: 1, delivered: 33, undelivered: 3, unexplained: '0', uncharged: '0' };
  expect(counts).toEqual(told);
});

test('somebody was alerted to what was missed lately, and has not read all of it', async () => {
  const [counts] = await rowsOf(sql`
    select count(*)::int as alerts, count(*) filter (where read_at is null)::int as unread,
      bool_and((alerts.kind = 'voicemail') = calls.audio and calls.status <> 0) as told, count(distinct alerts.account_id) > 1 as below
    from alert_readers join alerts on alerts.id = alert_id join calls on calls.uuid = call_uuid`);
  expect(counts).toEqual({ alerts: 12, unread: 2, told: true, below: true });
});

test('whatever has a recording can be heard for as long as people talked', async () => {
  const audible = await rowsOf(sql`
    select distinct stored_as, seconds, channels, calls.status = 0 as answered, talk_time
    from calls left join recordings on recordings.account_id = calls.account_id and call_uuid = uuid where calls.audio`);
  const [counts] = await rowsOf(sql`
    select count(*)::int as total, min(date_start) > ${now.toISOString()}::timestamptz - interval '14 days' as lately,
      (select count(*)::int from recordings) as recordings from calls where audio`);
  expect(audible).toHaveLength(18);
  expect(counts).toMatchObject({ lately: true, recordings: counts?.['total'] });
  expect(counts?.['total']).toBeGreaterThan(300);
  const store = audioStoreWithDemo('unused');
  for (const { stored_as: key, seconds, channels, answered, talk_time: talked } of audible) {
    const { format } = await parseBuffer(await buffer(store.read(String(key))));
    expect([key, Math.abs((format.duration ?? 0) - Number(seconds)) < 1]).toEqual([key, true]);
    expect([format.numberOfChannels, answered ? talked : seconds]).toEqual([channels, seconds]);
  }
});

test('every account is below Trunkline', async () => {
  const below = await rowsOf(sql`
    select depth, count(*)::int from account_tree
    where ancestor_id = (select id from accounts where parent_id is null) group by depth order by depth`);
  expect(below).toEqual([
    { depth: 0, count: 1 },
    { depth: 1, count: 1 },
    { depth: 2, count: 9 },
    { depth: 3, count: 7 },
  ]);
});

test('every user can log in, each with their own roles', async () => {
  const people = await rowsOf(sql`select email, allow, password_hash from users`);
  const roles = people.map(({ email, allow }) => [email, Object.keys(allow as object).toSorted()]);
  expect(new Map(roles as [string, string[]][])).toEqual(
    new Map(demoLogins.map((login) => [login.email, [...login.roles].toSorted()])),
  );
  const [hash] = new Set(people.map((person) => String(person['password_hash'])));
  expect(await isPassword(hash, password)).toBe(true);
});

test('calls are from the last ninety days and none ends in the future', async () => {
  const outside = await rowsOf(sql`
    select uuid from calls where date_start < ${now}::timestamptz - interval '90 days 4 minutes' or date_stop > ${now}::timestamptz`);
  expect(outside).toEqual([]);
});

test('a call is first-time exactly when its caller never called the account before', async () => {
  const wrong = await rowsOf(sql`
    select uuid from (select uuid, caller, first_time,
      row_number() over (partition by account_id, caller order by date_start, id) = 1 as first from calls where direction = 0) as told
    where first_time <> (caller is null or first)`);
  expect(wrong).toEqual([]);
});

test('about seven in ten calls are answered, and a third are from returning callers', async () => {
  const [parts] = await rowsOf(sql`
    select round(avg((status = 0)::int), 1)::float as answered, round(avg((not first_time)::int), 1)::float as returning,
      round(avg((web_source is not null)::int), 1)::float as web from calls where direction = 0`);
  expect(parts).toEqual({ answered: 0.7, returning: 0.3, web: 0.7 });
});

test('every report of an account with users has something to count', async () => {
  const [empty] = await rowsOf(sql`
    select count(*) filter (where web_campaign is not null)::int > 0 as campaigns,
      count(*) filter (where web_keyword is not null)::int > 0 as keywords,
      count(*) filter (where web_landing is not null and web_conversion is not null)::int > 0 as pages,
      count(*) filter (where revenue > 0 and revenue_currency = 'AUD' and status = 0)::int > 0 as sales,
      count(*) filter (where ivr is not null)::int > 0 as keys,
      count(*) filter (where direction = 1 and user_id in (select id from users) and target is not null)::int > 0 as placed
    from calls where account_id = (select account_id from users where email = 'admin@demo.test')`);
  expect(empty).toEqual({ campaigns: true, keywords: true, pages: true, sales: true, keys: true, placed: true });
});

test("Sunday is the quietest day, and noon is busier than midnight in every business's time zone", async () => {
  const shapes = await rowsOf(sql`
    select name, count(*) filter (where extract(isodow from local) = 7) as sundays,
      count(*) filter (where extract(isodow from local) = 1) as mondays,
      count(*) filter (where extract(hour from local) = 12) as noon, count(*) filter (where extract(hour from local) = 0) as midnight
    from (select name, date_start at time zone timezone as local from calls join accounts on accounts.id = account_id
      where type = 'business') as placed group by name`);
  expect(shapes).toHaveLength(7);
  for (const { sundays, mondays, noon, midnight } of shapes) {
    expect(Number(sundays)).toBeLessThan(Number(mondays) / 3);
    expect(Number(midnight)).toBeLessThan(Number(noon) / 5);
  }
});

test('the same date gives the same demo', async () => {
  const other = await aDatabase();
  await loadDemo(other, { password, now });
  expect(await fingerprint(other)).toEqual(await fingerprint(db));
}, 120_000);

test('a demo that fails to load leaves nothing behind', async () => {
  const taken = await aDatabase();
  await taken.execute(sql`insert into did_directory (did, account_id) values ('+61355500101', 1)`);
  await expect(loadDemo(taken, { password, now })).rejects.toThrow('did_directory_pkey');
  expect(
    await rowsOf(
      sql`select (select count(*)::int from accounts) as accounts, (select count(*)::int from users) as users`,
      taken,
    ),
  ).toEqual([{ accounts: 0, users: 0 }]);
});

/** One hash per table regardless of row order, without salted hashes and the database's own counters. */
async function fingerprint(of: Db): Promise<Record<string, unknown>[]> {
  const tables = [
    'accounts',
    'account_tree',
    'users',
    'flows',
    'flow_versions',
    'numbers',
    'call_tags',
    'calls',
    'call_events',
    'messages',
    'message_events',
    'conversations',
    'campaigns',
    'credit_entries',
  ];
  const hashes = tables.map(
    (table) => sql`select ${table} as name, sum(hashtextextended(told, 0))::text as hash, count(*)::int as rows
      from (select (to_jsonb(t) - 'password_hash' - 'seq')::text as told from ${sql.identifier(table)} as t) as rows`,
  );
  return rowsOf(sql.join(hashes, sql` union all `), of);
}
