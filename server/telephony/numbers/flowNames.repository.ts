import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { flows } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const columns = {
  id: flows.id,
  accountId: flows.accountId,
  name: flows.name,
  publishedVersion: flows.publishedVersion,
};

/** What a number shows of the flow that answers it. */
export async function findFlowName(executor: Executor, scope: Scope, id: string) {
  const [row] = await executor
    .select(columns)
    .from(flows)
    .where(and(isWithin(scope, flows.accountId), eq(flows.id, id)));
  return row;
}

/** The flows of the scope, as numbers name them. */
export function listFlowNames(executor: Executor, scope: Scope) {
  return executor.select(columns).from(flows).where(isWithin(scope, flows.accountId)).orderBy(flows.id);
}
