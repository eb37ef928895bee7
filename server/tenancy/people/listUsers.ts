import type { z } from 'zod';
import type { team } from '#contract/tenancy/team.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { countMembers, pageOfMembers } from './team.repository.ts';

export type ListUsersQuery = z.output<typeof team.listUsers.query>;

/** A page of the users in the scope with its counts; removed users count only on request. */
export async function listUsers(db: Db, scope: Scope, query: ListUsersQuery) {
  const { status, search } = query;
  const [data, recordsFiltered, recordsTotal] = await Promise.all([
    pageOfMembers(db, scope, { status, search }, query),
    countMembers(db, scope, { status, search }),
    countMembers(db, scope, {}),
  ]);
  return { data, recordsFiltered, recordsTotal };
}
