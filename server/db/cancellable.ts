import { sql } from 'drizzle-orm';
import type { Db, Tx } from './executor.ts';

/**
 * Runs statements in a transaction that the signal ends: the one that is running is cancelled in the database, so that
 * nothing goes on working for somebody who left.
 */
export async function cancellable<Result>(
  { db, system }: { db: Db; system: Db },
  signal: AbortSignal,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const pid = rows[0]?.pid;
    let cancelling: Promise<unknown> | undefined;
    const cancel = () => {
      // If this fails, the statement ends by itself.
      cancelling = Promise.allSettled([system.execute(sql`select pg_cancel_backend(${pid})`)]);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await work(tx);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', cancel);
      // The connection goes back to the pool only when it can no longer be cancelled.
      await cancelling;
    }
  });
}
