import { createHash } from 'node:crypto';
import type { Db } from '../../db/executor.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../repositories/loginAttempts.repository.ts';
import { AppError } from '../appError.ts';

/** Failed logins that are allowed in a window: for one e-mail, known or not, and for one address. */
const windowMs = 15 * 60_000;
const limits = { email: 10, address: 50 };

export interface Attempt {
  email: string;
  address: string;
}

/**
 * Counts a login attempt before the password is looked at.
 * @throws AppError TOO-MANY-REQUESTS with `{ retryAfter }` in seconds.
 */
export async function countLogin(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const [subject, limit] of subjectsOf(attempt)) {
    const { failures, windowStart } = await countAttempt(db, subject, now, new Date(now.getTime() - windowMs));
    if (failures > limit) {
      const retryAfter = Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000);
      throw new AppError('TOO-MANY-REQUESTS', { retryAfter });
    }
  }
}

/** A login that succeeded clears its e-mail; its address keeps the failures of others. */
export async function clearLogin(db: Db, attempt: Attempt): Promise<void> {
  const [[email], [address]] = subjectsOf(attempt);
  await forgetAttempts(db, email);
  await takeBackAttempt(db, address);
}

function subjectsOf({ email, address }: Attempt): [[string, number], [string, number]] {
  const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
  return [
    [`email:${hashed(email.toLowerCase())}`, limits.email],
    [`address:${hashed(address)}`, limits.address],
  ];
}
