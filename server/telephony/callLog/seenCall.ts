import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { findCall } from './calls.repository.ts';

/** A call of some accounts in UTC. @throws AppError NOT-FOUND. */
export async function readSeenCall(executor: Executor, scope: Scope, uuid: string) {
  return found(await findCall(executor, scope, uuid, 'UTC'));
}
