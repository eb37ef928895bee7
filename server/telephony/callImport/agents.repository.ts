import { eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';

/** Everybody who works or worked for an account: its users and those of the accounts above it that one may see. */
export function listAgents(executor: Executor, accountId: number) {
  return executor
    .select({ id: users.id, email: users.email, name: fullNameColumn(users) })
    .from(users)
    .innerJoin(accountTree, eq(accountTree.ancestorId, users.accountId))
    .where(eq(accountTree.descendantId, accountId));
}
