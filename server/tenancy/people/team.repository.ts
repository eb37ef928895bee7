import { and, asc, eq, type SQL, sql, ilike, inArray, or } from 'drizzle-orm';
import type { MemberOrder } from '#contract/tenancy/team.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { memberColumns, toMember } from './memberRow.ts';
import type { UserStatus } from '#contract/tenancy/users.contract.ts';
import { likeText } from '../../kernel/likeText.ts';
import { searchedDigits } from '../../kernel/searchedNumber.ts';

const fullName = sql`lower(${fullNameColumn(users)})`;

const sortColumns: Record<MemberOrder, SQL> = {
  name: fullName,
  email: sql`${users.email}`,
  accountName: sql`lower(${accounts.name})`,
  status: sql`${users.status}`,
  lastLogin: memberColumns.lastLogin,
};

export interface MemberPage {
  start: number;
  length: number;
  orderBy: MemberOrder;
  order: 'asc' | 'desc';
}

/** A page of the users in the scope. */
export async function pageOfMembers(executor: Executor, scope: Scope, conditions: MemberConditions, page: MemberPage) {
  const direction = page.order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
  const rows = await select(executor)
    .where(and(isWithin(scope, users.accountId), memberConditions(conditions)))
    .orderBy(sql`${sortColumns[page.orderBy]} ${direction}`, asc(fullName), asc(users.id))
    .limit(page.length)
    .offset(page.start);
  return rows.map((row) => toMember(row, scope));
}

export async function countMembers(executor: Executor, scope: Scope, conditions: MemberConditions): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isWithin(scope, users.accountId), memberConditions(conditions)));
  return row?.count ?? 0;
}

/** A user who was not removed, by id or email. */
export async function findMember(executor: Executor, scope: Scope, by: { id: number } | { email: string }) {
  const isAsked = 'id' in by ? eq(users.id, by.id) : eq(users.email, by.email);
  const [row] = await select(executor).where(
    and(isWithin(scope, users.accountId), isAsked, sql`${users.status} <> 'removed'`),
  );
  return row && toMember(row, scope);
}

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

function select(executor: Executor) {
  return executor.select(memberColumns).from(users).innerJoin(accounts, eq(accounts.id, users.accountId));
}

const leastDigits = 3;

/** Mobiles that contain the digits of a text that is a phone number, or a part of one. */
function mobileLike(search: string): SQL | undefined {
  const digits = searchedDigits(search) ?? '';
  return digits.length >= leastDigits ? ilike(users.mobile, likeText(digits)) : undefined;
}

interface MemberConditions {
  status?: readonly UserStatus[] | undefined;
  search?: string | undefined;
}

/** The SQL condition for the filters, without the accounts. Removed users are included only on request. */
function memberConditions({ status = [], search }: MemberConditions): SQL | undefined {
  const name = fullNameColumn(users);
  return and(
    status.length > 0 ? inArray(users.status, [...status]) : sql`${users.status} <> 'removed'`,
    search ? or(ilike(name, likeText(search)), ilike(users.email, likeText(search)), mobileLike(search)) : undefined,
  );
}
