import type { z } from 'zod';
import type { calls as contract } from '#contract/calls.contract.ts';
import type { Db } from '../../db/executor.ts';
import { countCalls, pageOfCalls } from '../../repositories/calls/calls.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { momentsOf } from '../reports/localRange.ts';

export type ListCallsQuery = z.output<typeof contract.listCalls.query>;

/**
 * A page of the call log, for a user in a time zone, with its counts, which stop at the cap. `whole` is what the log
 * consists of without any filters.
 */
export async function listCalls(
  db: Db,
  scope: Scope,
  query: ListCallsQuery,
  userTimezone: string,
  whole: Required<Pick<ListCallsQuery, 'direction'>>,
) {
  const filter = { ...query, ...whole, ...momentsOf(query) };
  const [data, recordsFiltered, recordsTotal] = await Promise.all([
    pageOfCalls(db, scope, filter, { ...query, userTimezone }),
    countCalls(db, scope, filter),
    countCalls(db, scope, whole),
  ]);
  return { data, recordsFiltered, recordsTotal };
}
