import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { signingKeys } from '../db/schema/all.ts';

/** A 32-byte random key per purpose, shared by all nodes and created on first use. */
export async function signingKey(
  executor: Executor,
  purpose: 'session' | 'carrier' | 'vault' | 'audio',
): Promise<Uint8Array> {
  const fresh = { purpose, key: randomBytes(32).toString('base64url') };
  await executor.insert(signingKeys).values(fresh).onConflictDoNothing();
  const [row] = await executor.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  if (!row) throw new Error(`the signing key for ${purpose} has vanished`);
  return new Uint8Array(Buffer.from(row.key, 'base64url'));
}
