import { sql, eq, and, not, isNull } from 'drizzle-orm';
import { type Scope, isWithin } from '../../kernel/access/scope.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { accountTree, accounts } from '../../kernel/db/schema/accounts.ts';

/** How many non-deleted accounts of a branch are outside the scope. */
export async function countHiddenBelow(tx: Pick<Tx, 'select'>, scope: Scope, id: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(accountTree)
    .innerJoin(accounts, eq(accounts.id, accountTree.descendantId))
    .where(and(eq(accountTree.ancestorId, id), not(isWithin(scope, accounts.id)), isNull(accounts.deletedAt)));
  return row?.count ?? 0;
}
