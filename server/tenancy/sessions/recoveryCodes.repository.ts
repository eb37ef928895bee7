import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { recoveryCodes } from '../../kernel/db/schema/all.ts';
import type { UserKey } from '../../kernel/access/access.ts';

/** Replaces all of a user's recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, user: UserKey, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(isOf(user));
  const { accountId, userId } = user;
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, userId, hash })));
}

/** Consumes a code: `used` if it was consumed before, `wrong` if it does not exist. */
export async function takeRecoveryCode(
  tx: Tx,
  user: UserKey,
  hash: string,
  now: Date,
): Promise<'right' | 'used' | 'wrong'> {
  const which = and(isOf(user), eq(recoveryCodes.hash, hash));
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(which, isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  if (taken.length > 0) return 'right';
  const known = await tx.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(which);
  return known.length > 0 ? 'used' : 'wrong';
}

export async function countRecoveryCodes(executor: Executor, user: UserKey): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(isOf(user), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

function isOf({ accountId, userId }: UserKey) {
  return and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.userId, userId));
}
