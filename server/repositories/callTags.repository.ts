import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { callTags } from '../db/schema/routing.ts';
import { isWithin, type Scope } from './scope.ts';

/** The tags of the scope, by name ignoring case. */
export function listCallTags(executor: Executor, scope: Scope) {
  return executor
    .select({ uuid: callTags.id, account: callTags.accountId, name: callTags.name, color: callTags.color })
    .from(callTags)
    .where(isWithin(scope, callTags.accountId))
    .orderBy(sql`lower(${callTags.name})`, callTags.accountId);
}
