import { createHash } from 'node:crypto';
import type { Db } from '../../db/executor.ts';
import { forgetAttempts, recordAttempt, removeAttempt } from '../../repositories/loginAttempts.repository.ts';
import { AppError } from '../appError.ts';

const windowMs = 15 * 60_000;

/** What is counted, and how many attempts of one subject a quarter of an hour allows. */
export const attemptLimits = {
  /** Passwords typed for one e-mail, known or not. */
  email: 10,
  /** Passwords typed for one user in a trusted browser. */
  device: 10,
  address: 50,
  /** Codes of one user, over all logins that wait for one. */
  code: 10,
  /** Text messages to one user. */
  sms: 5,
  /** Current passwords of one user, typed when logged in. */
  password: 10,
  /** Reset mails to one e-mail, known or not. */
  forgot: 5,
  /** Tokens of mails (reset, invitation …) and e-mails typed for a reset, from one address. */
  token: 30,
  /** Errors of the page, from one address. */
  pageError: 30,
} as const;

export type AttemptKind = keyof typeof attemptLimits;

/** The attempts of a window, the counted one among them. */
export interface Attempts {
  count: number;
  limit: number;
}

/**
 * Counts an attempt before it is judged, so that parallel guesses are counted too.
 * @throws AppError TOO-MANY-REQUESTS with `{ retryAfter }` in seconds.
 */
export async function countAttempt(db: Db, kind: AttemptKind, subject: string | number, now: Date): Promise<Attempts> {
  const row = await recordAttempt(db, keyOf(kind, subject), now, new Date(now.getTime() - windowMs));
  const limit = attemptLimits[kind];
  if (row.failures > limit) {
    const retryAfter = Math.ceil((row.windowStart.getTime() + windowMs - now.getTime()) / 1000);
    throw new AppError('TOO-MANY-REQUESTS', { retryAfter });
  }
  return { count: row.failures, limit };
}

/** The subject proved itself: its failures are forgotten. */
export function clearAttempts(db: Db, kind: AttemptKind, subject: string | number): Promise<void> {
  return forgetAttempts(db, keyOf(kind, subject));
}

/** One counted attempt did not fail; the failures of others stay. */
export function undoAttempt(db: Db, kind: AttemptKind, subject: string | number): Promise<void> {
  return removeAttempt(db, keyOf(kind, subject));
}

function keyOf(kind: AttemptKind, subject: string | number): string {
  return `${kind}:${createHash('sha256').update(String(subject).toLowerCase()).digest('base64url')}`;
}
