import type { z } from 'zod';
import type { calls as contract } from '#contract/telephony/calls.contract.ts';
import { countCap } from '#values/listRequest.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { CallPage } from '../calls/callKeys.ts';
import { countCalls, findPlace, pageOfCalls } from './calls.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { momentsOf } from '../calls/localRange.ts';

export type ListCallsQuery = z.output<typeof contract.listCalls.query>;

/**
 * A page of the call log with its counts, which stop at the cap. `whole` is what the log
 * consists of without any filters. When the reader leaves, `signal` cancels what is running in the database.
 * @throws AppError INVALID-PAYLOAD when the page begins or ends at a call that is not there.
 */
export async function listCalls(
  actor: Actor,
  query: ListCallsQuery,
  whole: Required<Pick<ListCallsQuery, 'direction'>>,
  signal: AbortSignal,
) {
  const { db, scope, principal } = actor;
  const read = <Result>(work: (tx: Tx) => Promise<Result>) => cancellable(actor, signal, work);
  const filter = { ...query, ...whole, ...momentsOf(query) };
  const { start, length, order, orderBy } = query;
  const page = {
    start,
    length,
    order,
    orderBy,
    userTimezone: principal.timezone,
    ...(await placeOf(db, scope, query)),
  };
  const counted = read((tx) => countCalls(tx, scope, filter));
  const found = async () => {
    // How many match a search says how its page is found best.
    const isRare = query.search !== undefined && (await counted) < countCap;
    return read((tx) => pageOfCalls(tx, scope, filter, { ...page, isRare }));
  };
  const total = async () => {
    // The whole log has no fewer.
    if ((await counted) === countCap) return countCap;
    return read((tx) => countCalls(tx, scope, whole));
  };
  const [data, recordsFiltered, recordsTotal] = await Promise.all([found(), counted, total()]);
  return { data, recordsFiltered, recordsTotal };
}

/** Where the page begins or ends, if the query says so by a call. */
async function placeOf(
  executor: Executor,
  scope: Scope,
  { after, before, orderBy }: ListCallsQuery,
): Promise<Pick<CallPage, 'after' | 'before'>> {
  const uuid = after ?? before;
  if (uuid === undefined) return {};
  const path = after === undefined ? 'before' : 'after';
  const refuse = (message: string) => new AppError('INVALID-PAYLOAD', [{ path, message }]);
  if (after !== undefined && before !== undefined) throw refuse('not together with before');
  if (orderBy !== 'dateStart') throw refuse('only sorted by dateStart');
  const place = await findPlace(executor, scope, uuid);
  if (!place) throw refuse('no such call');
  return { [path]: place };
}
