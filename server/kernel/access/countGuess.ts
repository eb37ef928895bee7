import type { Db } from '../db/executor.ts';
import { AppError } from '../appError.ts';
import { countAttempt, undoAttempt } from './throttle.ts';

/** A visitor with a token from an email, and their address. */
export interface LinkVisit {
  db: Db;
  address: string;
  now: Date;
}

/**
 * Counts the use of a token as a guess before checking it. A valid token does not count, even if the request is
 * rejected for another reason.
 * @throws AppError TOO-MANY-REQUESTS after thirty guesses in 15 minutes; whatever `act` throws.
 */
export async function countGuess<Answer>(visit: LinkVisit, act: () => Promise<Answer>): Promise<Answer> {
  const { db, address, now } = visit;
  await countAttempt(db, 'token', address, now);
  let isGuess = false;
  try {
    return await act();
  } catch (error) {
    isGuess = error instanceof AppError && (error.code === 'INV01' || error.code === 'LINK-EXPIRED');
    throw error;
  } finally {
    if (!isGuess) await undoAttempt(db, 'token', address);
  }
}
