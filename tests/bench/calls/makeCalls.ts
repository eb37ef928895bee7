import type pg from 'pg';

const days = 730;
/** Of a day, by hour of UTC, which is the evening and the next day in most of the demo's accounts. */
const callsAtHour = [9, 9, 8, 8, 8, 7, 6, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 7, 9, 10];

/**
 * Fills the log up to a number of calls over two years, the last of them today. Each is one of the demo's calls at
 * another time, from another caller, so that an account has its share (the largest 16 %), its numbers, sources, pages and routes.
 * They are written in the order of time, as they would have come in. Made once, they are found by the next run.
 */
export async function makeCalls(client: pg.Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('bench_templates') is not null as made`);
  const { rows: counted } = await client.query<{ count: string }>('select count(*) from calls');
  if (rows[0]?.made === true && Number(counted[0]?.count) >= wanted * 0.99) return;
  await client.query(`set maintenance_work_mem = '1GB'; set synchronous_commit = off; select setseed(0.5)`);
  await client.query(`drop table if exists bench_templates; create table bench_templates as
    select row_number() over (order by account_id, id) - 1 as place, * from calls where state = 2`);
  await client.query('create unique index on bench_templates (place); analyze bench_templates');
  const rebuild = await dropIndexes(client);
  await client.query('truncate calls');
  await client.query(hours);
  for (let day = 0; day < days; day += 1) {
    const share = [1.1, 1.2, 1.2, 1.15, 1.1, 0.75, 0.5][day % 7] ?? 1;
    await client.query(insert, [days - day, Math.round((wanted / days) * share), wanted * day]);
  }
  for (const statement of rebuild) await client.query(statement);
  await client.query('drop table bench_hours');
  await client.query('vacuum analyze calls');
}

const hours = `drop table if exists bench_hours; create table bench_hours as
  select row_number() over () - 1 as place, hour from unnest(array[${callsAtHour.join()}]) with ordinality as of_day(calls, hour),
    generate_series(1, calls)`;

/** The calls of a day: $1 days ago, $2 calls; $3 keeps their ids apart from those of other days. */
const insert = `
  with drawn as materialized (
    select n, floor(random() * (select count(*) from bench_templates))::int as template,
      floor(random() * (select count(*) from bench_hours))::int as slot, random() as in_hour,
      random() as who, random() as length, random() as first
    from generate_series(1, $2::int) as n),
  placed as (
    select drawn.*, row_number() over (order by hour, in_hour) as turn, date_trunc('milliseconds', date_trunc('day', now(), 'UTC') - $1::int * interval '1 day'
      + (hour - 1 + in_hour) * interval '1 hour') as at
    from drawn join bench_hours on place = slot)
  insert into calls (account_id, id, uuid, date_start, date_stop, t15, duration, talk_time, state, status, direction, caller, area,
    country, first_time, tracking_number, tracking_name, tracking_source, web_source, web_medium, web_campaign, web_keyword,
    web_landing, web_conversion, revenue, revenue_currency, user_id, target, ivr, ivr_name, location, tags, score, notes, audio,
    flow_id, flow_version, route, settled)
  select account_id, (extract(epoch from at) * 1000)::bigint * 4096 + turn % 4096,
    overlay(overlay(md5(($3::float8 + n)::text) placing '4' from 13) placing 'a' from 17)::uuid, at,
    at + duration * (0.5 + length) * interval '1 second', floor(extract(epoch from at) / 900)::int,
    (duration * (0.5 + length))::int, (talk_time * (0.5 + length))::int, state, status, direction,
    left(caller, -6) || lpad(floor(who * who * least(999999, 20 * $2::int))::text, 6, '0'), area, country, first < 0.68, tracking_number, tracking_name,
    tracking_source, web_source, web_medium, web_campaign, web_keyword, web_landing, web_conversion, revenue, revenue_currency,
    user_id, target, ivr, ivr_name, location, tags, score, notes, audio, flow_id, flow_version, route, true
  from placed join bench_templates on place = template
  order by at`;

/** Drops the indexes and keys of the log, and returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select 'alter table calls drop constraint ' || quote_ident(conname) as drop,
      'alter table calls add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as make
    from pg_constraint where conrelid = 'calls'::regclass and contype in ('p', 'u')
    union all
    select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
    from pg_index where indrelid = 'calls'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}
