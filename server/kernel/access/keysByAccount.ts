import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Scope } from './scope.ts';

interface PageByAccount {
  /** Has the columns `account_id` and `id`. */
  table: PgTable & { accountId: AnyPgColumn };
  /** What the rows match, besides their account. */
  where: SQL | undefined;
  /** The order of an index of each account, in bare names and with its words for nulls: `stamp desc nulls last`. */
  order: SQL;
  /** The column that the order needs besides `id`. */
  by: SQL;
  start: number;
  length: number;
}

/**
 * The keys (`account_id`, `id`) of a page of rows of several accounts, in no order. Each account's own index gives its first
 * rows: sorting all of them would take longer with every row.
 */
export function keysByAccount(scope: Scope, { table, where, order, by, start, length }: PageByAccount): SQL {
  return sql`select page.account_id, page.id from unnest(${sql.param([...scope.accounts])}::int[]) as chosen(account)
    cross join lateral (select account_id, id, ${by} from ${table}
      where ${and(sql`${table.accountId} = chosen.account`, where)} order by ${order} limit ${start + length}) as page
    order by ${order} limit ${length} offset ${start}`;
}
