import { createHash } from 'node:crypto';
import type { Db } from '../db/executor.ts';
import { forgetAttempts, recordAttempt, removeAttempt } from './loginAttempts.repository.ts';
import { AppError } from '../appError.ts';

const windowMs = 15 * 60_000;

/** The attempts allowed per subject in 15 minutes. */
export const attemptLimits = {
  /** Passwords typed for one email, known or not. */
  email: 10,
  /** Passwords typed for one user in a trusted browser. */
  device: 10,
  address: 50,
  /** Codes of one user, across all pending logins. */
  code: 10,
  /** Text messages to one user. */
  sms: 5,
  /** Current passwords typed by one signed-in user. */
  password: 10,
  /** Reset mails to one email, known or not. */
  forgot: 5,
  /** Mails that users sent to one address: invitations, signups and resets. */
  mailTo: 5,
  /** The same, sent by one user. */
  mailBy: 60,
  /** Tokens from emails (reset, invitation …) and emails typed for a reset, from one address. */
  token: 30,
  /** Errors of the page, from one address. */
  pageError: 30,
} as const;

export type AttemptKind = keyof typeof attemptLimits;

/** The attempts in a window, including the current one. */
export interface Attempts {
  count: number;
  limit: number;
}

/**
 * Counts an attempt before checking it, so that parallel guesses are counted too.
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

/**
 * Counts a mail that a user is about to send to somebody else, before anything is written.
 * @throws AppError TOO-MANY-REQUESTS, with the same answer for the sender's limit and the recipient's.
 */
export async function countMail(db: Db, { userId }: { userId: number }, to: string, now: Date): Promise<void> {
  await countAttempt(db, 'mailBy', userId, now);
  await countAttempt(db, 'mailTo', to, now);
}

/** Clears a subject's failures after success. */
export function clearAttempts(db: Db, kind: AttemptKind, subject: string | number): Promise<void> {
  return forgetAttempts(db, keyOf(kind, subject));
}

/** Subtracts one attempt that was not a failure; the failures of others stay. */
export function undoAttempt(db: Db, kind: AttemptKind, subject: string | number): Promise<void> {
  return removeAttempt(db, keyOf(kind, subject));
}

function keyOf(kind: AttemptKind, subject: string | number): string {
  return `${kind}:${createHash('sha256').update(String(subject).toLowerCase()).digest('base64url')}`;
}
