import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';

/** Who asks a pool for a number. */
export interface LeaseAsked {
  accountId: number;
  poolId: string;
  visitorId: string;
  visitId: string;
  holdSeconds: number;
  /** Free numbers to leave for others. */
  reserved: number;
}

/**
 * Leases a number of a pool: the visitor’s own, whether still held or not taken since, or of those that nobody holds the
 * one that rested longest. Null if none is free. The row’s lock makes it one visitor’s; those locked at this moment are
 * somebody else’s. All times are the database’s.
 */
export async function leaseNumber(executor: Executor, asked: LeaseAsked): Promise<string | null> {
  const { accountId, poolId, visitorId, visitId, holdSeconds, reserved } = asked;
  const leaseId = randomUUID();
  const { rows } = await executor.execute<{ did: string }>(sql`
    with own as (
      select did, lease_id, held_until from web_pool_numbers
      where account_id = ${accountId} and pool_id = ${poolId} and visitor_id = ${visitorId} for update
    ), rested as (
      select did, lease_id, held_until from web_pool_numbers
      where account_id = ${accountId} and pool_id = ${poolId} and held_until <= clock_timestamp()
        and not exists (select from own)
        and (${reserved} = 0 or ${reserved} < (select count(*) from web_pool_numbers free
          where free.account_id = ${accountId} and free.pool_id = ${poolId} and free.held_until <= clock_timestamp()))
      order by held_until, did limit 1 for update skip locked
    ), taken as (
      select * from own union all select * from rested
    ), held as (
      update web_pool_numbers set visitor_id = ${visitorId}, lease_id = ${leaseId},
        held_until = greatest(web_pool_numbers.held_until, clock_timestamp() + make_interval(secs => ${holdSeconds}::float8))
      from taken where web_pool_numbers.account_id = ${accountId} and web_pool_numbers.pool_id = ${poolId}
        and web_pool_numbers.did = taken.did
      returning web_pool_numbers.did
    ), ended as (
      update web_leases set until = least(taken.held_until, clock_timestamp()) from taken
      where web_leases.account_id = ${accountId} and web_leases.id = taken.lease_id and web_leases.until is null
    ), begun as (
      insert into web_leases (account_id, id, did, visit_id, pool_id, "from")
      select ${accountId}, ${leaseId}, did, ${visitId}, ${poolId}, clock_timestamp() from held
    )
    select did from held`);
  return rows[0]?.did ?? null;
}

/** Holds a visitor’s numbers for longer after a sign of life. Returns those that are still the visitor’s. */
export async function holdNumbers(
  executor: Executor,
  { accountId, visitorId, graceSeconds }: { accountId: number; visitorId: string; graceSeconds: number },
): Promise<string[]> {
  const { rows } = await executor.execute<{ did: string }>(sql`
    update web_pool_numbers set held_until = greatest(held_until,
      clock_timestamp() + make_interval(secs => web_pools.hold_seconds + ${graceSeconds}::float8))
    from web_pools where web_pool_numbers.account_id = ${accountId} and web_pool_numbers.visitor_id = ${visitorId}
      and web_pools.account_id = web_pool_numbers.account_id and web_pools.id = web_pool_numbers.pool_id
    returning did`);
  return rows.map(({ did }) => did);
}
