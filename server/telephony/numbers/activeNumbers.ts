import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

/** The active tracking numbers of the scope, and what their calls are led to. */
export function listActiveNumbers(executor: Executor, scope: Scope) {
  return activeNumbers(executor, scope).orderBy(numbers.did);
}

/** The account that an active number belongs to; undefined when the scope has no such number. */
export async function accountOfNumber(executor: Executor, scope: Scope, did: string): Promise<number | undefined> {
  const [row] = await activeNumbers(executor, scope, eq(numbers.did, did));
  return row?.account;
}

/** Which of these are active numbers of the scope. */
export async function ownNumbers(executor: Executor, scope: Scope, dids: readonly string[]): Promise<string[]> {
  if (dids.length === 0) return [];
  const rows = await activeNumbers(executor, scope, inArray(numbers.did, [...dids]));
  return rows.map(({ did }) => did);
}

function activeNumbers(executor: Executor, scope: Scope, condition?: SQL) {
  const { id, accountId: account, did, actionId, status } = numbers;
  return executor
    .select({ id, account, did, actionId })
    .from(numbers)
    .where(and(isWithin(scope, account), eq(status, 'active'), condition));
}
