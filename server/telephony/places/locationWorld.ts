import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { listWithBranches } from './locations.repository.ts';

/** What checks of flows need to know of location routings. */
export async function locationWorld(executor: Executor, scope: Scope): Promise<AccountWorld['locations']> {
  const rows = await listWithBranches(executor, scope);
  return rows.map(({ location: { id, name }, branches, unrouted }) => ({ id, name, branches, unrouted }));
}
