import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { LoginEvent, logins } from '#contract/tenancy/logins.contract.ts';
import { countCap } from '#values/listRequest.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, loginEvents, users } from '../../kernel/db/schema/all.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

type Query = z.output<typeof logins.listLogins.query>;

/** An attempt to log in as a known user, and where it came from. */
export interface LoginAttempt extends UserKey {
  at: Date;
  outcome: LoginEvent['outcome'];
  address: string;
  userAgent: string;
}

export async function insertLoginEvent(executor: Executor, attempt: LoginAttempt): Promise<void> {
  await executor.insert(loginEvents).values({ ...attempt, userAgent: attempt.userAgent.slice(0, 500) });
}

type Conditions = Pick<Query, 'search' | 'outcome'>;

const isUser = and(eq(users.accountId, loginEvents.accountId), eq(users.id, loginEvents.userId));
const userName = sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`;

const orders: Record<Query['orderBy'], SQL> = {
  at: sql`${loginEvents.at}`,
  userName: sql`lower(${userName})`,
  email: sql`${users.email}`,
  accountName: sql`lower(${accounts.name})`,
  outcome: sql`${loginEvents.outcome}`,
  address: sql`${loginEvents.address}`,
};

export async function pageOfLogins(executor: Executor, scope: Scope, query: Query) {
  const direction = query.order === 'asc' ? asc : desc;
  const rows = await executor
    .select({
      uuid: loginEvents.id,
      at: loginEvents.at,
      outcome: loginEvents.outcome,
      user: users.id,
      userName,
      email: users.email,
      account: loginEvents.accountId,
      accountName: accounts.name,
      address: loginEvents.address,
      userAgent: loginEvents.userAgent,
    })
    .from(loginEvents)
    .innerJoin(users, isUser)
    .innerJoin(accounts, eq(accounts.id, loginEvents.accountId))
    .where(matching(scope, query))
    .orderBy(direction(orders[query.orderBy]), direction(loginEvents.at), direction(loginEvents.id))
    .limit(query.length)
    .offset(query.start);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** The number of matching attempts, up to the cap. */
export async function countLogins(executor: Executor, scope: Scope, query: Conditions): Promise<number> {
  const counted = executor
    .select({ id: loginEvents.id })
    .from(loginEvents)
    .innerJoin(users, isUser)
    .where(matching(scope, query))
    .limit(countCap)
    .as('counted');
  const [row] = await executor.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

/** The search covers name, email and address. */
function matching(scope: Scope, { search, outcome = [] }: Conditions): SQL | undefined {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    isWithin(scope, loginEvents.accountId),
    outcome.length > 0 ? inArray(loginEvents.outcome, outcome) : undefined,
    pattern
      ? or(ilike(userName, pattern), ilike(users.email, pattern), ilike(loginEvents.address, pattern))
      : undefined,
  );
}
