import { inArray } from 'drizzle-orm';
import { type Scope, isWithin } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { blockedCallers } from '../../kernel/db/schema/routing.ts';

/** The numbers blocked for these accounts: by themselves, and by the accounts above that the user can see. */
export async function numbersBlockedFor(executor: Executor, scope: Scope): Promise<Set<string>> {
  const above = executor
    .select({ id: accountTree.ancestorId })
    .from(accountTree)
    .where(isWithin(scope, accountTree.descendantId));
  const rows = await executor
    .select({ caller: blockedCallers.caller })
    .from(blockedCallers)
    .where(inArray(blockedCallers.accountId, above));
  return new Set(rows.map(({ caller }) => caller));
}
