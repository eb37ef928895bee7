import type { Callback } from '#contract/telephony/dashboard.contract.ts';
import type { CallFilter } from '#values/callFilter.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findCallbacks } from './callbacks.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { rangeOf } from '../calls/localRange.ts';
import { quarterMs } from '../../kernel/time/localTime.ts';

const most = 20;

/** Callers to call back, for a user in a time zone, from the requested days or the last seven. */
export function callbacks(
  db: Db,
  scope: Scope,
  query: CallFilter,
  { now, timezone }: { now: Date; timezone: string },
): Promise<{ total: number; data: Callback[] }> {
  const { from, to } = rangeOf(query, now);
  const filter = { ...query, dateStart: new Date(from * quarterMs), dateEnd: new Date(to * quarterMs) };
  return findCallbacks(db, scope, filter, { limit: most, timezone });
}
