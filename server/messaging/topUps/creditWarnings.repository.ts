import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { creditWarnings } from '../../kernel/db/schema/smsCredit.ts';

/** The credit below which a payer is warned, in whole minor units. */
export async function findCreditWarning(executor: Executor, payerId: number): Promise<number | undefined> {
  const [row] = await executor.select().from(creditWarnings).where(eq(creditWarnings.accountId, payerId));
  return row?.below;
}

export async function writeCreditWarning(tx: Tx, accountId: number, below: number | null): Promise<void> {
  if (below === null) {
    await tx.delete(creditWarnings).where(eq(creditWarnings.accountId, accountId));
    return;
  }
  const target = creditWarnings.accountId;
  await tx.insert(creditWarnings).values({ accountId, below }).onConflictDoUpdate({ target, set: { below } });
}
