import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The condition that an opt-out counts for an account: its own do, and those of accounts above that were entered for all
 * below. These are looked up once for a constant account.
 */
export function countsFor(account: AnyColumn | number): SQL {
  return sql`(opt_outs.account_id = ${account} or (opt_outs.below
    and opt_outs.account_id = any ((select accounts_above(array[${account}]::int[]))::int[])))`;
}
