import { and, asc, count, desc, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountSize, AccountSizeOrder, operators } from '#contract/tenancy/operators.contract.ts';
import { countCap } from '#values/listRequest.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/all.ts';
import { likeText } from '../../kernel/likeText.ts';

type Query = z.output<typeof operators.listAccountSizes.query>;

const days = 30;

// Raw names, because drizzle leaves out the table where a query has only one.
const sizes = {
  numbers: sql<number>`(select count(*)::int from numbers where numbers.account_id = accounts.id and status = 'active')`,
  users: sql<number>`(select count(*)::int from users where users.account_id = accounts.id and status <> 'removed')`,
  recordings: sql<number>`(select count(*)::int from recordings where recordings.account_id = accounts.id)`,
};

const callsSince = (start: Date) => sql<number>`(select count(*)::int from calls
  where calls.account_id = accounts.id and date_start >= ${start} and not calls.test)`;

/** A page of all accounts with what they hold. */
export function pageOfSizes(system: Db, query: Query, now: Date): Promise<AccountSize[]> {
  const direction = query.order === 'asc' ? asc : desc;
  const columns = { ...sizes, calls: callsSince(new Date(now.getTime() - days * 86_400_000)) };
  const orders: Record<AccountSizeOrder, SQL> = { ...columns, name: sql`lower(${accounts.name})` };
  return system
    .select({ account: accounts.id, name: accounts.name, type: accounts.type, status: accounts.status, ...columns })
    .from(accounts)
    .where(matching(query.search))
    .orderBy(direction(orders[query.orderBy]), asc(accounts.id))
    .limit(query.length)
    .offset(query.start);
}

export async function countSizes(system: Db, search?: string): Promise<number> {
  const counted = system
    .select({ id: accounts.id })
    .from(accounts)
    .where(matching(search))
    .limit(countCap)
    .as('counted');
  const [row] = await system.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

function matching(search: string | undefined): SQL | undefined {
  return and(isNull(accounts.deletedAt), search ? ilike(accounts.name, likeText(search)) : undefined);
}
