import { sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { webCallRates, websites } from '../../kernel/db/schema/all.ts';

interface WebsiteKey {
  accountId: number;
  id: string;
}

export function listTaught(executor: Executor): Promise<WebsiteKey[]> {
  return executor.select({ accountId: websites.accountId, id: websites.id }).from(websites);
}

/** Calls that teach when visitors call: of people who had never called, to numbers that a website showed. The newest. */
const mostCalls = 2000;
/** Visits of each; those before are too old to tell. */
const mostVisits = 100;

/** Minutes from the last sign of life of each visit that was shown a call’s number to the call; 0 during the visit. */
export async function listDelays(
  executor: Executor,
  { accountId, id }: WebsiteKey,
  { since, aliveSeconds }: { since: Date; aliveSeconds: number },
): Promise<number[][]> {
  const { rows } = await executor.execute<{ minutes: number[] | null }>(sql`
    with shown as (
      select distinct lease.did from web_leases lease
      join web_visits visit on visit.account_id = lease.account_id and visit.id = lease.visit_id
      where lease.account_id = ${accountId} and visit.website_id = ${id} and lease."from" > ${since.toISOString()}::timestamptz
    )
    select (
      select array_agg(seen.minutes) from (
        select case when since.seconds <= ${aliveSeconds} then 0 else since.seconds / 60 end as minutes
        from web_leases lease
        join web_visits visit on visit.account_id = lease.account_id and visit.id = lease.visit_id
        cross join lateral (select extract(epoch from call.date_start - visit.last_seen_at)::float8 as seconds) since
        where lease.account_id = ${accountId} and lease.did = call.tracking_number and lease."from" <= call.date_start
        order by lease."from" desc limit ${mostVisits}
      ) seen
    ) as minutes
    from calls call
    where (call.account_id = ${accountId} or call.account_id = any((select shares from websites
        where account_id = ${accountId} and id = ${id})::int[])) and call.date_start > ${since.toISOString()}::timestamptz
      and call.tracking_number in (select did from shown) and call.first_time and not call.test
    order by call.date_start desc limit ${mostCalls}`);
  return rows.map(({ minutes }) => minutes ?? []);
}

/** What a website’s visits and numbers had time for since a moment. */
export async function findExposure(
  executor: Executor,
  { accountId, id }: WebsiteKey,
  { since, now, aliveSeconds }: { since: Date; now: Date; aliveSeconds: number },
) {
  const { rows } = await executor.execute<{ visits: number; visitMinutes: number; numberMinutes: number }>(sql`
    select count(*)::int as visits,
      coalesce(sum(extract(epoch from last_seen_at - started_at) + ${aliveSeconds}::int), 0)::float8 / 60 as "visitMinutes",
      (select count(distinct lease.did) * extract(epoch from ${now.toISOString()}::timestamptz - min(lease."from"))
        from web_leases lease join web_visits shown on shown.account_id = lease.account_id and shown.id = lease.visit_id
        where lease.account_id = ${accountId} and shown.website_id = ${id}
          and lease."from" > ${since.toISOString()}::timestamptz)::float8 / 60 as "numberMinutes"
    from web_visits
    where account_id = ${accountId} and website_id = ${id} and started_at > ${since.toISOString()}::timestamptz`);
  const { visits = 0, visitMinutes = 0, numberMinutes = 0 } = rows[0] ?? {};
  return { visits, visitMinutes, numberMinutes: numberMinutes ?? 0 };
}

type Rates = Omit<typeof webCallRates.$inferInsert, 'accountId' | 'websiteId'>;

export async function saveRates(executor: Executor, { accountId, id: websiteId }: WebsiteKey, rates: Rates) {
  await executor
    .insert(webCallRates)
    .values({ accountId, websiteId, ...rates })
    .onConflictDoUpdate({ target: [webCallRates.accountId, webCallRates.websiteId], set: rates });
}
