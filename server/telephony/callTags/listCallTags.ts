import { sql } from 'drizzle-orm';
import type { CallTag } from '#contract/telephony/callTags.contract.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { callTags } from '../../kernel/db/schema/routing.ts';
import { columns } from './callTags.repository.ts';

/** The tags of the scope, by name ignoring case. */
export function listCallTags(executor: Executor, scope: Scope): Promise<CallTag[]> {
  return executor
    .select(columns)
    .from(callTags)
    .where(isWithin(scope, callTags.accountId))
    .orderBy(sql`lower(${callTags.name})`, callTags.accountId);
}
