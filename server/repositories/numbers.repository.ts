import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accounts, flows, numbers } from '../db/schema/all.ts';
import { isWithin, type Scope } from './scope.ts';

const columns = {
  id: numbers.id,
  account: numbers.accountId,
  accountName: accounts.name,
  did: numbers.did,
  name: numbers.name,
  source: numbers.source,
  status: numbers.status,
  type: numbers.type,
  country: numbers.country,
  area: numbers.area,
  action: numbers.action,
  actionId: numbers.actionId,
  actionName: flows.name,
  version: numbers.version,
};

function selectNumbers(executor: Executor) {
  return executor
    .select(columns)
    .from(numbers)
    .innerJoin(accounts, eq(accounts.id, numbers.accountId))
    .leftJoin(flows, and(eq(flows.accountId, numbers.accountId), eq(flows.id, numbers.actionId)));
}

/** The active numbers of the scope, by name ignoring case. */
export function listNumbers(executor: Executor, scope: Scope) {
  return selectNumbers(executor)
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.status, 'active')))
    .orderBy(sql`lower(${numbers.name})`, numbers.did);
}

export async function findNumber(executor: Executor, scope: Scope, did: string) {
  const [row] = await selectNumbers(executor).where(
    and(isWithin(scope, numbers.accountId), eq(numbers.did, did), eq(numbers.status, 'active')),
  );
  return row;
}

export interface NumberChange {
  name?: string | undefined;
  source?: string | undefined;
  action?: 'hangup' | 'flow';
  actionId?: string | null;
}

/** Changes a number that still has the version that was read. False when it has another by now. */
export async function changeNumber(
  executor: Executor,
  scope: Scope,
  key: { id: string; version: number },
  change: NumberChange,
): Promise<boolean> {
  const changed = await executor
    .update(numbers)
    .set({ ...withoutUndefined(change), version: key.version + 1 })
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.id, key.id), eq(numbers.version, key.version)))
    .returning({ id: numbers.id });
  return changed.length === 1;
}

function withoutUndefined(change: NumberChange) {
  return {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.source !== undefined && { source: change.source }),
    ...(change.action !== undefined && { action: change.action }),
    ...(change.actionId !== undefined && { actionId: change.actionId }),
  };
}
