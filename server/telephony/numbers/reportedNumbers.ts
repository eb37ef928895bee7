import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findNumberById, listLatestNumbers as latest } from './numbers.repository.ts';

/** A number, cancelled or not, as other systems get it. */
export async function findReportedNumber(executor: Executor, accountId: number, id: string) {
  const row = await findNumberById(executor, scopeOf([accountId]), id);
  if (!row) return undefined;
  const { account, accountName, did, name, source, type, country, area, status } = row;
  return { uuid: id, account, accountName, did, name, source, type, country, area, status };
}

/** The numbers that were added or removed last, newest first. */
export const listLatestNumbers = (executor: Executor, scope: Scope, which: 'added' | 'removed', most: number) =>
  latest(executor, scope, which, most);
