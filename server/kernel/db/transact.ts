import pg from 'pg';
import type { Db, Tx } from './executor.ts';

/** PostgreSQL ended the transaction for the sake of another one: a deadlock, or a conflict of serializable ones. */
const yielded = new Set(['40P01', '40001']);

function hasYielded(error: unknown): boolean {
  const cause = error instanceof Error && !(error instanceof pg.DatabaseError) ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code !== undefined && yielded.has(cause.code);
}

/** The other one may not be over yet when it runs again. */
const mostTries = 5;

/**
 * Runs work in a transaction, and again while it is ended for the sake of another one. Work that can’t be run again, since it
 * reads a stream for example, uses `db.transaction`.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>, tries = mostTries): Promise<Result> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (tries <= 1 || !hasYielded(error)) throw error;
    return transact(db, work, tries - 1);
  }
}
