import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { crmNames } from '../../kernel/db/schema/users.ts';

/** False if the number had that name already. */
export async function saveCrmName(tx: Tx, named: typeof crmNames.$inferInsert): Promise<boolean> {
  const { accountId, number } = crmNames;
  const saved = await tx
    .insert(crmNames)
    .values(named)
    .onConflictDoUpdate({
      target: [accountId, number],
      set: { name: named.name },
      setWhere: ne(crmNames.name, named.name),
    })
    .returning({ number });
  return saved.length > 0;
}

/** Deletes the name of one number, or without it all names of an account. False if there were none. */
export async function deleteCrmNames(tx: Tx, accountId: number, number?: string): Promise<boolean> {
  const isOne = number === undefined ? undefined : eq(crmNames.number, number);
  const { rowCount } = await tx.delete(crmNames).where(and(eq(crmNames.accountId, accountId), isOne));
  return (rowCount ?? 0) > 0;
}
