import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { smsSenders } from '../../kernel/db/schema/senders.ts';

/** Keeps a sender from being removed until the transaction ends. */
export async function holdSender(tx: Tx, accountId: number, sender: string): Promise<void> {
  await tx
    .select({ sender: smsSenders.sender })
    .from(smsSenders)
    .where(and(eq(smsSenders.accountId, accountId), eq(smsSenders.sender, sender)))
    .for('key share');
}
