import { sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';

/** Rows that one statement deletes: few, so that nobody waits for them. */
const batch = 2000;

/** Deletes some visits whose website keeps them no longer. Returns how many. */
export async function deleteOldVisits(executor: Executor, now: Date): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    delete from web_visits where (account_id, id) in (
      select visit.account_id, visit.id from web_visits visit
      left join websites on websites.account_id = visit.account_id and websites.id = visit.website_id
      where visit.started_at < ${now.toISOString()}::timestamptz - make_interval(days => coalesce(websites.retention_days, 0))
      order by visit.started_at limit ${batch} for update of visit skip locked)`);
  return rowCount ?? 0;
}

/** Deletes some leases that began before a moment. Returns how many. */
export async function deleteOldLeases(executor: Executor, before: Date): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    delete from web_leases where (account_id, id) in (
      select account_id, id from web_leases where "from" < ${before.toISOString()}::timestamptz
      order by "from" limit ${batch} for update skip locked)`);
  return rowCount ?? 0;
}
