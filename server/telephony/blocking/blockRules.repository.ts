import { eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { blockRules } from '../../kernel/db/schema/routing.ts';

/** What an account rejects besides single numbers. */
export interface BlockRules {
  failedAttestation: boolean;
}

/** An account's own rules; those of the accounts above apply as well. */
export async function findBlockRules(executor: Executor, accountId: number): Promise<BlockRules> {
  const [row] = await executor
    .select({ failedAttestation: blockRules.failedAttestation })
    .from(blockRules)
    .where(eq(blockRules.accountId, accountId));
  return row ?? { failedAttestation: false };
}

export async function saveBlockRules(executor: Executor, accountId: number, rules: BlockRules): Promise<void> {
  await executor
    .insert(blockRules)
    .values({ accountId, ...rules })
    .onConflictDoUpdate({ target: blockRules.accountId, set: rules });
}
