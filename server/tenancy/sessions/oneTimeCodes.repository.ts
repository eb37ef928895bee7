import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { oneTimeCodes } from '../../kernel/db/schema/all.ts';
import type { UserKey } from '../../kernel/access/access.ts';

/** `login` waits for a second factor, `number` verifies a mobile number or turns the second factor off. */
export type CodePurpose = 'login' | 'number';

export interface OneTimeCode extends UserKey {
  id: string;
  purpose: string;
  /** The hash of the code that was sent; empty if an app generates the codes. */
  hash: string;
  attempts: number;
  expiresAt: Date;
}

export async function insertCode(
  executor: Executor,
  code: Omit<OneTimeCode, 'attempts'> & { createdAt: Date },
): Promise<void> {
  await executor.insert(oneTimeCodes).values(code);
}

/** Reads and locks an unused code until the transaction ends, and counts one more try. */
export async function tryCode(tx: Tx, user: UserKey, id: string): Promise<OneTimeCode | undefined> {
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(isOf(user), eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning();
  return row;
}

/** The latest unused code sent to a user's number. */
export async function lastCode(executor: Executor, user: UserKey, purpose: CodePurpose): Promise<string | undefined> {
  const [row] = await executor
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(isOf(user), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1);
  return row?.id;
}

/** Consumes codes of a user: one, or all open ones for a purpose. */
export async function spendCodes(
  tx: Tx,
  user: UserKey,
  which: { id: string } | { purpose: CodePurpose },
  now: Date,
): Promise<void> {
  const chosen = 'id' in which ? eq(oneTimeCodes.id, which.id) : eq(oneTimeCodes.purpose, which.purpose);
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(isOf(user), chosen, isNull(oneTimeCodes.usedAt)));
}

function isOf({ accountId, userId }: UserKey) {
  return and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.userId, userId));
}
