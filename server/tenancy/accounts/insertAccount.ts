import { sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';

/** Inserts an account below another, or as a root, and updates the closure of the tree. */
export async function insertAccount(executor: Executor, account: typeof accounts.$inferInsert): Promise<number> {
  const [row] = await executor.insert(accounts).values(account).returning({ id: accounts.id });
  if (!row) throw new Error('an insert returned no row');
  await executor.execute(sql`
    insert into ${accountTree} (ancestor_id, descendant_id, depth)
    select ancestor_id, ${row.id}::int, depth + 1 from ${accountTree} where descendant_id = ${account.parentId ?? null}::int
    union all select ${row.id}::int, ${row.id}::int, 0`);
  return row.id;
}
