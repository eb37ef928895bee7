import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { pageOfCalls } from './calls.repository.ts';

/** The latest inbound calls of some accounts in UTC, without those that only tried something out. */
export function listLatestCalls(executor: Executor, scope: Scope, most: number) {
  const page = { start: 0, length: most, orderBy: 'dateStart', order: 'desc', userTimezone: 'UTC' } as const;
  return pageOfCalls(executor, scope, { direction: 'inbound', kind: ['real'] }, page);
}
