import type { Db } from '../../db/executor.ts';
import { AppError } from '../appError.ts';
import { countAttempt, undoAttempt } from './throttle.ts';

/** A visitor with the token of a mail, and the address they come from. */
export interface LinkVisit {
  db: Db;
  address: string;
  now: Date;
}

/**
 * Counts what is done with a token as a guess of its address, before it is judged. A token that opens something was no
 * guess, also when the request is refused for another reason.
 * @throws AppError TOO-MANY-REQUESTS after thirty guesses in a quarter of an hour; what `act` throws.
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
