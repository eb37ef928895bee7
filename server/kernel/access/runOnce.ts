import type { Db } from '../db/executor.ts';
import { claimKey, findKey, forgetKey, keepAnswer, type IdempotencyKey } from './idempotencyKeys.repository.ts';
import { AppError } from '../appError.ts';

/** A request with an idempotency key. `fingerprint` is equal for equal requests. */
export interface KeyedRequest extends IdempotencyKey {
  fingerprint: string;
  at: Date;
}

/**
 * Runs the work once per key: the same request with the same key gets the first one's response. A failed request
 * changes nothing and frees its key.
 * @throws AppError IDEMPOTENCY-MISMATCH when the key was used for another request, IDEMPOTENCY-IN-USE while the first
 * is in progress.
 */
export async function runOnce(
  db: Db,
  { accountId, key: given, fingerprint, at }: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<{ answer: unknown; replayed: boolean }> {
  const key: IdempotencyKey = { accountId, key: given };
  if (!(await claimKey(db, key, fingerprint, at))) {
    const first = await findKey(db, key);
    if (first && first.request !== fingerprint) throw new AppError('IDEMPOTENCY-MISMATCH');
    if (!first || first.answer === null) throw new AppError('IDEMPOTENCY-IN-USE', { retryAfter: 1 });
    return { answer: first.answer, replayed: true };
  }
  try {
    const answer = await work();
    await keepAnswer(db, key, answer);
    return { answer, replayed: false };
  } catch (error) {
    await forgetKey(db, key);
    throw error;
  }
}
