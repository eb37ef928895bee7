import type { Scope } from '../../kernel/access/scope.ts';
import type { CallConditions } from '../calls/callConditions.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { pageOfCalls } from './calls.repository.ts';

/** The latest inbound calls of some accounts in UTC that match, without those that only tried something out. */
export function listLatestCalls(executor: Executor, scope: Scope, most: number, filter: CallConditions = {}) {
  const page = { start: 0, length: most, orderBy: 'dateStart', order: 'desc', userTimezone: 'UTC' } as const;
  return pageOfCalls(executor, scope, { ...filter, direction: 'inbound', kind: ['real'] }, page);
}
