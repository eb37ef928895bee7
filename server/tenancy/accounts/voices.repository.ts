import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/all.ts';

/** The voices of an account's prompts by language (BCP 47); of others the carrier's usual one. */
export type Voices = Readonly<Record<string, string>>;

export async function findVoices(executor: Executor, accountId: number): Promise<Voices> {
  const [row] = await executor.select({ voices: accounts.voices }).from(accounts).where(eq(accounts.id, accountId));
  return row?.voices ?? {};
}

/** The same, and nobody else changes them until the transaction ends. */
export async function holdVoices(tx: Tx, accountId: number): Promise<Voices> {
  const held = tx.select({ voices: accounts.voices }).from(accounts).where(eq(accounts.id, accountId));
  const [row] = await held.for('update');
  return row?.voices ?? {};
}

export async function saveVoices(tx: Tx, accountId: number, voices: Voices): Promise<void> {
  await tx.update(accounts).set({ voices }).where(eq(accounts.id, accountId));
}
