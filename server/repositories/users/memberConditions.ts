import { and, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { UserStatus } from '#contract/users.contract.ts';
import { users } from '../../db/schema/users.ts';
import { fullNameColumn } from '../fullNameColumn.ts';
import { likeText } from '../likeText.ts';

export interface MemberConditions {
  status?: readonly UserStatus[] | undefined;
  search?: string | undefined;
}

/** The SQL condition for the filters, without the accounts. Removed users are included only on request. */
export function memberConditions({ status = [], search }: MemberConditions): SQL | undefined {
  const name = fullNameColumn(users);
  return and(
    status.length > 0 ? inArray(users.status, [...status]) : sql`${users.status} <> 'removed'`,
    search ? or(ilike(name, likeText(search)), ilike(users.email, likeText(search))) : undefined,
  );
}
